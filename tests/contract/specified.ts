/** Method and path of every call of docs/specification.md#calls, in its order. */
export const specified = `
POST   /v1/auth/refresh-token
POST   /v1/reservations
POST   /v1/reservations/{id}/review
POST   /v1/reservations/payment-schedule
GET    /v1/reservations/{id}
GET    /v1/reservations/{id}/payments
GET    /v1/reservations/{id}/payments/{paymentId}
GET    /v1/reservations/upcoming
GET    /v1/reservations/past
GET    /v1/reservations/current
GET    /v1/reservations/canceled
DELETE /v1/reservations/{id}/cancel
GET    /v1/users/me/profile
POST   /v1/users/me/profile
GET    /v1/users/me
DELETE /v1/users/me
GET    /v1/boards
GET    /v1/boards/{id}
GET    /v1/boards/main
GET    /v1/faqs/groups
GET    /v1/admin/boards
POST   /v1/admin/boards
GET    /v1/admin/boards/{id}
PUT    /v1/admin/boards/{id}
DELETE /v1/admin/boards/{id}
PUT    /v1/admin/boards/{id}/set-main
GET    /v1/admin/boards/{id}/next
GET    /v1/admin/faq-groups
POST   /v1/admin/faq-groups
GET    /v1/admin/faq-groups/{id}
PUT    /v1/admin/faq-groups/{id}
DELETE /v1/admin/faq-groups/{id}
GET    /v1/admin/faq-groups/{id}/faqs
POST   /v1/admin/faq-groups/{id}/faqs
GET    /v1/admin/faq-groups/{id}/faqs/{faqId}
PUT    /v1/admin/faq-groups/{id}/faqs/{faqId}
DELETE /v1/admin/faq-groups/{id}/faqs/{faqId}
GET    /v1/admin/reservations
GET    /v1/admin/reservations/{id}
GET    /v1/admin/reservations/{id}/payments
GET    /v1/admin/reservations/week
POST   /v1/admin/reservations/{id}/send-signing-reminder
POST   /v1/admin/reservations/{id}/refund-deposit
DELETE /v1/admin/reservations/{id}/mid-stay-checkout
DELETE /v1/admin/reservations/{id}/cancel
GET    /v1/admin/reviews
GET    /v1/admin/reviews/{id}
PUT    /v1/admin/reviews/{id}
DELETE /v1/admin/reviews/{id}
GET    /v1/admin/users
GET    /v1/admin/users/{id}
PUT    /v1/admin/users/{id}/admin
DELETE /v1/admin/users/{id}/admin
GET    /v1/admin/users/{id}/reservations/upcoming
GET    /v1/admin/users/{id}/reservations/past
GET    /v1/admin/users/{id}/reservations/current
GET    /v1/admin/users/{id}/reservations/canceled
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/) as [method: string, path: string]);

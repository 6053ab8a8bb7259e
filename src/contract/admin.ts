import * as v from 'valibot';
import { AdminUser } from './accounts.ts';
import { Board, BoardCard } from './boards.ts';
import { del, get, post, put } from './endpoint.ts';
import { Faq, FaqGroup } from './faqs.ts';
import { Reservation, ReservationPayment, ReservationSummary } from './reservations.ts';
import { lists } from './rules/life.ts';
import { Bilingual, Id, Instant, PageQuery, PlainDate, Won } from './shared.ts';
import { boardTypes } from './vocabulary.ts';

const Message = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'invalid_input'), v.maxLength(max, 'text_too_long'));
const BoardBody = v.object({
  boardType: v.picklist(boardTypes, 'invalid_input'),
  title: Bilingual,
  summary: Bilingual,
  body: Bilingual,
  photoId: v.optional(v.nullable(Id), null),
  event: v.optional(
    v.nullable(v.object({ startsAt: Instant, place: Bilingual, capacity: v.number() })),
    null,
  ),
  person: v.optional(v.nullable(Bilingual), null),
});
const FaqBody = v.object({ question: Bilingual, answer: Bilingual });
const GroupBody = v.object({ title: Bilingual });

/** A reservation as administrators see it in a list. */
export const AdminReservation = v.object({
  ...ReservationSummary.entries,
  memberId: v.string(),
  memberName: v.string(),
  memberEmail: v.string(),
});
export type AdminReservation = v.InferOutput<typeof AdminReservation>;
const AdminReservationDetail = v.object({
  ...Reservation.entries,
  memberId: v.string(),
  memberName: v.string(),
  memberEmail: v.string(),
});

const AdminReview = v.object({
  id: v.string(),
  reservationId: v.string(),
  houseName: Bilingual,
  author: v.string(),
  ratings: v.object({
    facilities: v.number(),
    communication: v.number(),
    community: v.number(),
    location: v.number(),
  }),
  comment: v.string(),
  privateComment: v.string(),
  published: v.boolean(),
  createdAt: Instant,
});

const Refunded = v.object({ refunded: Won });
const ofUser = { data: v.array(ReservationSummary) };

export const adminBoards = {
  list: get('/v1/admin/boards', 'admin', {
    summary: 'All stories',
    query: v.object(PageQuery),
    data: v.array(BoardCard),
    paged: true,
  }),
  create: post('/v1/admin/boards', 'admin', { summary: 'Write a story', body: BoardBody, data: Board }),
  get: get('/v1/admin/boards/{id}', 'admin', { summary: 'One story', data: Board }),
  update: put('/v1/admin/boards/{id}', 'admin', { summary: 'Change a story', body: BoardBody, data: Board }),
  remove: del('/v1/admin/boards/{id}', 'admin', { summary: 'Delete a story', data: v.null() }),
  setMain: put('/v1/admin/boards/{id}/set-main', 'admin', { summary: 'Make it the main story', data: Board }),
  next: get('/v1/admin/boards/{id}/next', 'admin', {
    summary: 'The story after this one',
    query: v.object({ boardType: v.optional(v.picklist([...boardTypes, 'ALL'], 'invalid_input'), 'ALL') }),
    data: v.nullable(BoardCard),
  }),
};

export const adminFaqs = {
  groups: get('/v1/admin/faq-groups', 'admin', { summary: 'All groups', data: v.array(FaqGroup) }),
  createGroup: post('/v1/admin/faq-groups', 'admin', {
    summary: 'Add a group',
    body: GroupBody,
    data: FaqGroup,
  }),
  group: get('/v1/admin/faq-groups/{id}', 'admin', { summary: 'One group', data: FaqGroup }),
  updateGroup: put('/v1/admin/faq-groups/{id}', 'admin', {
    summary: 'Change a group',
    body: GroupBody,
    data: FaqGroup,
  }),
  removeGroup: del('/v1/admin/faq-groups/{id}', 'admin', { summary: 'Delete a group', data: v.null() }),
  list: get('/v1/admin/faq-groups/{id}/faqs', 'admin', {
    summary: 'Questions of a group',
    query: v.object(PageQuery),
    data: v.array(Faq),
    paged: true,
  }),
  create: post('/v1/admin/faq-groups/{id}/faqs', 'admin', {
    summary: 'Add a question',
    body: FaqBody,
    data: Faq,
  }),
  get: get('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', { summary: 'One question', data: Faq }),
  update: put('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Change a question',
    body: FaqBody,
    data: Faq,
  }),
  remove: del('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Delete a question',
    data: v.null(),
  }),
};

export const adminReservations = {
  list: get('/v1/admin/reservations', 'admin', {
    summary: 'Reservations of all members',
    query: v.object({
      list: v.optional(v.picklist(lists, 'invalid_input')),
      search: v.optional(v.pipe(v.string(), v.maxLength(100))),
      ...PageQuery,
    }),
    data: v.array(AdminReservation),
    paged: true,
  }),
  week: get('/v1/admin/reservations/week', 'admin', {
    summary: 'Reservations that touch the seven days from a date',
    query: v.object({ from: PlainDate }),
    data: v.array(AdminReservation),
  }),
  get: get('/v1/admin/reservations/{id}', 'admin', {
    summary: 'One reservation',
    data: AdminReservationDetail,
  }),
  payments: get('/v1/admin/reservations/{id}/payments', 'admin', {
    summary: 'Its payments',
    data: v.array(ReservationPayment),
  }),
  remind: post('/v1/admin/reservations/{id}/send-signing-reminder', 'admin', {
    summary: 'Mail a signing link to everybody who has not signed',
    data: v.null(),
  }),
  contract: get('/v1/admin/reservations/{id}/contract', 'admin', {
    summary: 'The contract as PDF, signed once everybody has signed',
    file: 'application/pdf',
    addition: true,
  }),
  refundDeposit: post('/v1/admin/reservations/{id}/refund-deposit', 'admin', {
    summary: 'Refund the deposit, in full or less itemised deductions',
    query: v.object({ deductions: v.optional(v.string()) }),
    data: Refunded,
  }),
  checkOutEarly: del('/v1/admin/reservations/{id}/mid-stay-checkout', 'admin', {
    summary: 'End a running stay and refund what is due',
    query: v.object({ date: PlainDate, reason: Message(500) }),
    data: Refunded,
  }),
  cancel: del('/v1/admin/reservations/{id}/cancel', 'admin', {
    summary: 'Cancel for the member',
    data: AdminReservationDetail,
  }),
};

export const adminReviews = {
  list: get('/v1/admin/reviews', 'admin', {
    summary: 'All reviews',
    query: v.object(PageQuery),
    data: v.array(AdminReview),
    paged: true,
  }),
  get: get('/v1/admin/reviews/{id}', 'admin', { summary: 'One review', data: AdminReview }),
  update: put('/v1/admin/reviews/{id}', 'admin', {
    summary: 'Publish, hide or correct a review',
    body: v.object({ published: v.boolean(), comment: Message(4000) }),
    data: AdminReview,
  }),
  remove: del('/v1/admin/reviews/{id}', 'admin', { summary: 'Delete a review', data: v.null() }),
};

export const adminUsers = {
  list: get('/v1/admin/users', 'admin', {
    summary: 'All accounts',
    query: v.object({ search: v.optional(v.string()), ...PageQuery }),
    data: v.array(AdminUser),
    paged: true,
  }),
  get: get('/v1/admin/users/{id}', 'admin', { summary: 'One account', data: AdminUser }),
  grantAdmin: put('/v1/admin/users/{id}/admin', 'admin', { summary: 'Make administrator', data: AdminUser }),
  revokeAdmin: del('/v1/admin/users/{id}/admin', 'admin', {
    summary: 'Take the administrator role away',
    data: AdminUser,
  }),
  upcoming: get('/v1/admin/users/{id}/reservations/upcoming', 'admin', {
    summary: "A member's upcoming stays",
    ...ofUser,
  }),
  past: get('/v1/admin/users/{id}/reservations/past', 'admin', {
    summary: "A member's ended stays",
    ...ofUser,
  }),
  current: get('/v1/admin/users/{id}/reservations/current', 'admin', {
    summary: "A member's stays of today",
    ...ofUser,
  }),
  canceled: get('/v1/admin/users/{id}/reservations/canceled', 'admin', {
    summary: "A member's cancelled requests",
    ...ofUser,
  }),
};

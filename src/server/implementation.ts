import type { Implementation } from './http/api/handler-types.ts';
import { adminAccounts } from './modules/accounts/admin/handlers.ts';
import { auth, passwordResets } from './modules/accounts/auth-handlers.ts';
import { users } from './modules/accounts/user-handlers.ts';
import { adminAuditLog } from './modules/audit-log/handlers.ts';
import { adminBoards } from './modules/boards/admin-handlers.ts';
import { boards } from './modules/boards/handlers.ts';
import { certificates } from './modules/certificates/handlers.ts';
import { adminContracts, contracts } from './modules/contracts/handlers.ts';
import { adminCatalogue } from './modules/catalogue/handlers.ts';
import { adminCoupons } from './modules/coupons/handlers.ts';
import { adminEvents, events } from './modules/events/handlers.ts';
import { adminStaff } from './modules/staff/admin-handlers.ts';
import { staff } from './modules/staff/handlers.ts';
import { adminFaqs } from './modules/faqs/admin-handlers.ts';
import { favourites } from './modules/favourites/handlers.ts';
import { availabilityAlerts } from './modules/availability-alerts/handlers.ts';
import { houseCards } from './modules/houses/card-handlers.ts';
import { faqs } from './modules/faqs/handlers.ts';
import { adminFiles, files } from './modules/files/handlers.ts';
import { adminPhotos } from './modules/files/photo-handlers.ts';
import { commutes } from './modules/houses/commutes/handlers.ts';
import { houses } from './modules/houses/handlers.ts';
import { adminPayments, payments } from './modules/payments/handlers.ts';
import { automaticPayments } from './modules/payments/automatic/handlers.ts';
import { paymentLinks } from './modules/payments/links/handlers.ts';
import { refundAccounts } from './modules/payments/refund-accounts/handlers.ts';
import { push } from './modules/push/handlers.ts';
import { adminRates } from './modules/rates/admin-handlers.ts';
import { rates } from './modules/rates/handlers.ts';
import { services } from './modules/services/handlers.ts';
import { adminActions } from './modules/reservations/admin/action-handlers.ts';
import { adminReservations, memberReservations } from './modules/reservations/admin/handlers.ts';
import { adminFigures } from './modules/reservations/admin/figures.ts';
import { invitations } from './modules/accounts/invitations.ts';
import { adminCalendars, calendars } from './modules/calendars/handlers.ts';
import { adminConsultations, consultations } from './modules/consultations/handlers.ts';
import { adminMessages } from './modules/reservations/admin/messages.ts';
import { adminSavedViews } from './modules/reservations/admin/saved-views.ts';
import { adminToday } from './modules/reservations/admin/today/today.ts';
import { checkInReads, nextSteps, reservations } from './modules/reservations/handlers.ts';
import { reservationHistory } from './modules/reservations/history/handlers.ts';
import { adminReviews } from './modules/reviews/admin-handlers.ts';
import { reviews, stayReviews } from './modules/reviews/handlers.ts';
import { adminDoorCodes } from './modules/houses/door-codes/handlers.ts';
import { adminHouses } from './modules/houses/admin/handlers.ts';
import { adminNeighbourhoods } from './modules/houses/neighbourhoods/admin-handlers.ts';
import { neighbourhoods } from './modules/houses/neighbourhoods/handlers.ts';
import { adminChecklists } from './modules/houses/checklist.ts';
import { adminHousePictures } from './modules/houses/pictures.ts';
import { adminCheckOuts } from './modules/check-outs/admin-handlers.ts';
import { checkOut } from './modules/check-outs/handlers.ts';
import { adminCertificates } from './modules/certificates/admin-handlers.ts';
import { adminTickets, adminTicketTemplates } from './modules/tickets/admin-handlers.ts';
import { tickets } from './modules/tickets/handlers.ts';
import { adminTurnovers, stayCleaning } from './modules/turnovers/handlers.ts';

export const implementation: Implementation = {
  auth,
  users,
  houses,
  commutes,
  neighbourhoods,
  rates,
  reservations: { ...reservations, ...stayReviews, ...stayCleaning },
  checkInReads,
  checkOut,
  nextSteps,
  reservationHistory,
  contracts,
  certificates,
  payments,
  paymentLinks,
  automaticPayments,
  refundAccounts,
  push,
  services,
  reviews,
  boards,
  events,
  faqs,
  staff,
  files,
  invitations,
  passwordResets,
  consultations,
  favourites,
  houseCards,
  availabilityAlerts,
  tickets,
  adminTickets,
  adminTicketTemplates,
  adminConsultations,
  calendars,
  adminCalendars,
  adminDoorCodes,
  adminCoupons,
  adminRates,
  adminCatalogue,
  adminToday,
  adminFigures,
  adminReservations: { ...adminReservations, ...adminActions, ...adminContracts, ...adminPayments },
  adminSavedViews,
  adminMessages,
  adminAuditLog,
  adminUsers: { ...adminAccounts, ...memberReservations },
  adminTurnovers,
  adminCheckOuts,
  adminCertificates,
  adminChecklists,
  adminHouses,
  adminNeighbourhoods,
  adminReviews,
  adminFaqs,
  adminStaff,
  adminBoards,
  adminEvents,
  adminFiles,
  adminPhotos,
  adminHousePictures,
};

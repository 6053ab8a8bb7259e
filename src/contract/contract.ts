import { users } from './accounts.ts';
import { auth, passwordResets } from './sign-in.ts';
import { adminUsers } from './admin/accounts.ts';
import { adminAuditLog } from './admin/audit-log.ts';
import { adminBoards } from './admin/boards.ts';
import { adminCalendars } from './admin/calendars/calendars.ts';
import { adminChecklists } from './admin/checklists.ts';
import { adminDoorCodes } from './admin/calendars/door-codes.ts';
import { adminNeighbourhoods } from './admin/neighbourhoods/neighbourhoods.ts';
import { adminHousePictures } from './admin/house-pictures.ts';
import { adminCoupons } from './admin/pricing/coupons.ts';
import { adminRates } from './admin/pricing/rates.ts';
import { adminCatalogue } from './admin/catalogue.ts';
import { adminEvents } from './admin/events.ts';
import { adminFaqs } from './admin/faqs.ts';
import { adminHouses } from './admin/houses.ts';
import { adminFigures } from './admin/figures.ts';
import { adminFiles, adminPhotos } from './admin/files.ts';
import { adminMessages } from './admin/messages.ts';
import { parking } from './admin/parking.ts';
import { records } from './admin/records.ts';
import { recordedReads } from './admin/recorded-reads.ts';
import { adminReservations } from './admin/reservations.ts';
import { adminSavedViews } from './admin/saved-views.ts';
import { adminToday } from './admin/today.ts';
import { adminReviews } from './admin/reviews.ts';
import { adminCertificates } from './admin/certificates/certificates.ts';
import { adminTickets } from './admin/tickets/tickets.ts';
import { adminTicketTemplates } from './admin/tickets/ticket-templates.ts';
import { adminStaff } from './admin/staff/staff.ts';
import { adminTurnovers } from './admin/turnovers.ts';
import { boards } from './boards.ts';
import { calendars } from './calendars.ts';
import { availabilityAlerts } from './choosing/availability-alerts.ts';
import { favourites } from './choosing/favourites.ts';
import { houseCards } from './choosing/house-cards.ts';
import { adminConsultations } from './admin/consultations.ts';
import { adminCheckOuts } from './admin/check-outs/check-outs.ts';
import { checkOut } from './reservations/check-out.ts';
import { checkInReads } from './reservations/check-in-reads.ts';
import { reservationHistory } from './reservations/history.ts';
import { nextSteps } from './reservations/next-steps.ts';
import { commutes } from './seoul/commutes.ts';
import { neighbourhoods } from './seoul/neighbourhoods.ts';
import { consultations } from './contacts/consultations.ts';
import { certificates } from './reservations/certificates.ts';
import { staff } from './contacts/staff.ts';
import { contracts } from './contracts.ts';
import { events } from './events.ts';
import { faqs } from './faqs.ts';
import { files } from './files.ts';
import { houses } from './houses.ts';
import { automaticPayments } from './reservations/automatic-payments.ts';
import { paymentLinks } from './reservations/payment-links.ts';
import { refundAccounts } from './reservations/refund-accounts.ts';
import { payments } from './reservations/payments.ts';
import { push } from './push.ts';
import { invitations } from './contacts/invitations.ts';
import { rates } from './rates.ts';
import { reservations } from './reservations/reservations.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { tickets } from './reservations/tickets.ts';

export const contract = {
  auth,
  users,
  houses,
  commutes,
  neighbourhoods,
  rates,
  reservations,
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
  calendars,
  favourites,
  houseCards,
  availabilityAlerts,
  tickets,
  adminToday,
  adminFigures,
  adminReservations: { ...adminReservations, ...recordedReads, ...parking, ...records },
  adminSavedViews,
  adminMessages,
  adminUsers,
  adminBoards,
  adminEvents,
  adminReviews,
  adminFaqs,
  adminStaff,
  adminHouses,
  adminNeighbourhoods,
  adminTurnovers,
  adminCheckOuts,
  adminCertificates,
  adminTickets,
  adminTicketTemplates,
  adminChecklists,
  adminFiles,
  adminPhotos,
  adminHousePictures,
  adminConsultations,
  adminCalendars,
  adminDoorCodes,
  adminCoupons,
  adminRates,
  adminCatalogue,
  adminAuditLog,
};
export type Contract = typeof contract;

import { adminCheckOutExamples, checkOutExamples } from './check-out.ts';
import type { Contract } from '../contract.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { adminCalendarExamples, adminDoorCodeExamples, calendarExamples } from './calendars.ts';
import { adminConsultationExamples, consultationExamples } from './consultations.ts';
import { adminCatalogueExamples } from './catalogue.ts';
import { adminRateExamples } from './rates.ts';
import { adminCouponExamples } from './coupons.ts';
import { availabilityAlertExamples, favouriteExamples, houseCardExamples } from './choosing.ts';
import {
  adminUserExamples,
  authExamples,
  invitationExamples,
  passwordResetExamples,
  userExamples,
} from './accounts.ts';
import { adminAuditLogExamples, adminMessageExamples } from './audit-log.ts';
import {
  adminBoardExamples,
  adminEventExamples,
  adminFaqExamples,
  adminReviewExamples,
  adminStaffExamples,
  boardExamples,
  eventExamples,
  faqExamples,
  staffExamples,
} from './content.ts';
import { adminCertificateExamples, certificateExamples } from './certificates.ts';
import { automaticPaymentExamples, paymentLinkExamples, refundAccountExamples } from './paying.ts';
import { contractExamples, paymentExamples, pushExamples, serviceExamples } from './contracts.ts';
import { adminFileExamples, adminHousePictureExamples, adminPhotoExamples, fileExamples } from './files.ts';
import { commuteExamples, houseExamples, rateExamples, reviewExamples } from './houses.ts';
import {
  adminReservationExamples,
  checkInReadExamples,
  nextStepExamples,
  reservationExamples,
} from './reservations.ts';
import { reservationHistoryExamples } from './history.ts';
import { adminFiguresExamples } from './figures.ts';
import { adminSavedViewExamples } from './saved-views.ts';
import { adminTicketExamples, adminTicketTemplateExamples, ticketExamples } from './tickets.ts';
import { adminNeighbourhoodExamples, neighbourhoodExamples } from './places/neighbourhoods.ts';
import { adminTodayExamples } from './today.ts';
import { adminHouseExamples } from './admin-houses.ts';
import { adminChecklistExamples, adminTurnoverExamples } from './turnovers.ts';

/** An example of every call for the OpenAPI document. A new call does not compile without one. */
export const examples: { [Noun in keyof Contract]: ExamplesOf<Contract[Noun]> } = {
  auth: authExamples,
  users: userExamples,
  houses: houseExamples,
  commutes: commuteExamples,
  neighbourhoods: neighbourhoodExamples,
  rates: rateExamples,
  reservations: reservationExamples,
  checkInReads: checkInReadExamples,
  nextSteps: nextStepExamples,
  reservationHistory: reservationHistoryExamples,
  contracts: contractExamples,
  certificates: certificateExamples,
  payments: paymentExamples,
  paymentLinks: paymentLinkExamples,
  automaticPayments: automaticPaymentExamples,
  refundAccounts: refundAccountExamples,
  push: pushExamples,
  services: serviceExamples,
  reviews: reviewExamples,
  boards: boardExamples,
  events: eventExamples,
  faqs: faqExamples,
  staff: staffExamples,
  files: fileExamples,
  invitations: invitationExamples,
  passwordResets: passwordResetExamples,
  consultations: consultationExamples,
  calendars: calendarExamples,
  favourites: favouriteExamples,
  houseCards: houseCardExamples,
  availabilityAlerts: availabilityAlertExamples,
  adminConsultations: adminConsultationExamples,
  adminCoupons: adminCouponExamples,
  adminRates: adminRateExamples,
  adminCatalogue: adminCatalogueExamples,
  adminToday: adminTodayExamples,
  adminFigures: adminFiguresExamples,
  adminReservations: adminReservationExamples,
  adminSavedViews: adminSavedViewExamples,
  adminMessages: adminMessageExamples,
  adminUsers: adminUserExamples,
  adminBoards: adminBoardExamples,
  adminEvents: adminEventExamples,
  adminReviews: adminReviewExamples,
  checkOut: checkOutExamples,
  adminCheckOuts: adminCheckOutExamples,
  adminFaqs: adminFaqExamples,
  adminStaff: adminStaffExamples,
  tickets: ticketExamples,
  adminCertificates: adminCertificateExamples,
  adminTickets: adminTicketExamples,
  adminTicketTemplates: adminTicketTemplateExamples,
  adminTurnovers: adminTurnoverExamples,
  adminHouses: adminHouseExamples,
  adminNeighbourhoods: adminNeighbourhoodExamples,
  adminChecklists: adminChecklistExamples,
  adminFiles: adminFileExamples,
  adminPhotos: adminPhotoExamples,
  adminCalendars: adminCalendarExamples,
  adminDoorCodes: adminDoorCodeExamples,
  adminHousePictures: adminHousePictureExamples,
  adminAuditLog: adminAuditLogExamples,
};

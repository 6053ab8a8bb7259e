import { Migrator, type Kysely } from 'kysely';
import * as mainJob from './migrations/0001-main-job.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as booking from './migrations/0003-booking.ts';
import * as contracts from './migrations/0004-contracts.ts';
import * as messages from './migrations/0005-messages.ts';
import * as search from './migrations/0006-search.ts';
import * as vacancyColumns from './migrations/0007-vacancy-columns.ts';
import * as reservationEvents from './migrations/0008-reservation-events.ts';
import * as knownDevices from './migrations/0009-known-devices.ts';
import * as paymentDoubts from './migrations/0010-payment-doubts.ts';
import * as mailAllowances from './migrations/0011-mail-allowances.ts';
import * as auditLog from './migrations/0012-audit-log.ts';
import * as closingByAdministrators from './migrations/0013-closing-by-administrators.ts';
import * as trailAndMessages from './migrations/0014-trail-and-messages.ts';
import * as filesAndTurnovers from './migrations/0015-files-and-turnovers.ts';
import * as transfers from './migrations/0016-transfers.ts';
import * as reviewsAndQuestions from './migrations/0017-reviews-and-questions.ts';
import * as boardVersions from './migrations/0018-board-versions.ts';
import * as boardEventsAndPictures from './migrations/0019-board-events-and-pictures.ts';
import * as eventSignUps from './migrations/0020-event-sign-ups.ts';
import * as parkedAndSaved from './migrations/0021-parked-and-saved.ts';
import * as overdueDeadlines from './migrations/0022-overdue-deadlines.ts';
import * as privacyConsent from './migrations/0024-privacy-consent.ts';
import * as cardDigits from './migrations/0025-card-digits.ts';
import * as changesAfterPayment from './migrations/0026-changes-after-payment.ts';
import * as signerIdentities from './migrations/0027-signer-identities.ts';
import * as boardDrafts from './migrations/0028-board-drafts.ts';
import * as declinedChanges from './migrations/0029-declined-changes.ts';
import * as invitationsAndConsultations from './migrations/0030-invitations-and-consultations.ts';
import * as checkInReads from './migrations/0031-check-in-reads.ts';
import * as commutes from './migrations/0032-commutes.ts';
import * as favouritesAndAlerts from './migrations/0033-favourites-and-alerts.ts';
import * as searchOrder from './migrations/0034-search-order.ts';
import * as shortSignUp from './migrations/0035-short-sign-up.ts';
import * as publicPlaces from './migrations/0036-public-places.ts';
import * as roomsOfPictures from './migrations/0038-rooms-of-pictures.ts';
import * as sharePictures from './migrations/0040-share-pictures.ts';
import * as orderIndexes from './migrations/0042-order-indexes.ts';
import * as housesByHand from './migrations/0043-houses-by-hand.ts';
import * as housePictures from './migrations/0044-house-pictures.ts';
import * as calendars from './migrations/0045-calendars.ts';
import * as couponLimits from './migrations/0046-coupon-limits.ts';
import * as manualRates from './migrations/0047-manual-rates.ts';
import * as residenceCertificates from './migrations/0048-residence-certificates.ts';
import * as tickets from './migrations/0049-tickets.ts';
import * as checkOuts from './migrations/0051-check-outs.ts';
import * as paymentLinks from './migrations/0052-payment-links.ts';
import * as refundAccounts from './migrations/0053-refund-accounts.ts';
import * as ticketReads from './migrations/0054-ticket-reads.ts';
import * as objectionPhotos from './migrations/0055-objection-photos.ts';
import * as vacanciesOpening from './migrations/0056-vacancies-opening.ts';
import * as foldedNames from './migrations/0057-folded-names.ts';
import * as houseOfTickets from './migrations/0058-house-of-tickets.ts';
import * as virtualAccounts from './migrations/0059-virtual-accounts.ts';
import * as endedAccounts from './migrations/0060-ended-accounts.ts';
import * as sentAgain from './migrations/0061-sent-again.ts';
import * as accountOrders from './migrations/0062-account-orders.ts';
import * as keptInstalments from './migrations/0063-kept-instalments.ts';
import * as returnedDeposits from './migrations/0064-returned-deposits.ts';
import * as keptHolds from './migrations/0065-kept-holds.ts';
import * as encryptedMessages from './migrations/0067-encrypted-messages.ts';
import * as consultationDigests from './migrations/0068-consultation-digests.ts';
import * as withdrawnComplaints from './migrations/0069-withdrawn-complaints.ts';
import * as emptyEventTimes from './migrations/0070-empty-event-times.ts';
import * as occupantLanguages from './migrations/0071-occupant-languages.ts';
import * as staff from './migrations/0072-staff.ts';
import * as neighbourhoods from './migrations/0073-neighbourhoods.ts';
import type { Schema } from './schema.ts';

const migrations = {
  '0001-main-job': mainJob,
  '0002-accounts': accounts,
  '0003-booking': booking,
  '0004-contracts': contracts,
  '0005-messages': messages,
  '0006-search': search,
  '0007-vacancy-columns': vacancyColumns,
  '0008-reservation-events': reservationEvents,
  '0009-known-devices': knownDevices,
  '0010-payment-doubts': paymentDoubts,
  '0011-mail-allowances': mailAllowances,
  '0012-audit-log': auditLog,
  '0013-closing-by-administrators': closingByAdministrators,
  '0014-trail-and-messages': trailAndMessages,
  '0015-files-and-turnovers': filesAndTurnovers,
  '0016-transfers': transfers,
  '0017-reviews-and-questions': reviewsAndQuestions,
  '0018-board-versions': boardVersions,
  '0019-board-events-and-pictures': boardEventsAndPictures,
  '0020-event-sign-ups': eventSignUps,
  '0021-parked-and-saved': parkedAndSaved,
  '0022-overdue-deadlines': overdueDeadlines,
  '0024-privacy-consent': privacyConsent,
  '0025-card-digits': cardDigits,
  '0026-changes-after-payment': changesAfterPayment,
  '0027-signer-identities': signerIdentities,
  '0028-board-drafts': boardDrafts,
  '0029-declined-changes': declinedChanges,
  '0030-invitations-and-consultations': invitationsAndConsultations,
  '0031-check-in-reads': checkInReads,
  '0032-commutes': commutes,
  '0033-favourites-and-alerts': favouritesAndAlerts,
  '0034-search-order': searchOrder,
  '0035-short-sign-up': shortSignUp,
  '0036-public-places': publicPlaces,
  '0038-rooms-of-pictures': roomsOfPictures,
  '0040-share-pictures': sharePictures,
  '0042-order-indexes': orderIndexes,
  '0043-houses-by-hand': housesByHand,
  '0044-house-pictures': housePictures,
  '0045-calendars': calendars,
  '0046-coupon-limits': couponLimits,
  '0047-manual-rates': manualRates,
  '0048-residence-certificates': residenceCertificates,
  '0049-tickets': tickets,
  '0051-check-outs': checkOuts,
  '0052-payment-links': paymentLinks,
  '0053-refund-accounts': refundAccounts,
  '0054-ticket-reads': ticketReads,
  '0055-objection-photos': objectionPhotos,
  '0056-vacancies-opening': vacanciesOpening,
  '0057-folded-names': foldedNames,
  '0058-house-of-tickets': houseOfTickets,
  '0059-virtual-accounts': virtualAccounts,
  '0060-ended-accounts': endedAccounts,
  '0061-sent-again': sentAgain,
  '0062-account-orders': accountOrders,
  '0063-kept-instalments': keptInstalments,
  '0064-returned-deposits': returnedDeposits,
  '0065-kept-holds': keptHolds,
  '0067-encrypted-messages': encryptedMessages,
  '0068-consultation-digests': consultationDigests,
  '0069-withdrawn-complaints': withdrawnComplaints,
  '0070-empty-event-times': emptyEventTimes,
  '0071-occupant-languages': occupantLanguages,
  '0072-staff': staff,
  '0073-neighbourhoods': neighbourhoods,
};

/**
 * Migrates a database to the newest state, or up to one migration. Several hosts may call it at once (Kysely holds an advisory lock).
 * @throws the failing statement's error, with the migration's name in the message
 */
export async function migrate(db: Kysely<Schema>, upTo?: keyof typeof migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
    throw new Error(`Migration ${failed} failed`, { cause: error });
  }
}

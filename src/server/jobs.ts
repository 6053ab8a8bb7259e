import { HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import type { Context } from './context.ts';
import { forgetCounts } from './platform/limits/limit-store.ts';
import { eraseInvited, mailResetLinks } from './modules/accounts/jobs.ts';
import { forgetOldDevices } from './modules/accounts/known-devices.ts';
import { forgetDevices } from './modules/accounts/session-store.ts';
import { loggedInSince } from './modules/accounts/sessions.ts';
import { forgetEndedAlerts, tellOfVacancies } from './modules/availability-alerts/jobs.ts';
import { forgetRemovedFavourites } from './modules/favourites/jobs.ts';
import { endConflictsThatMoved } from './modules/calendars/conflicts.ts';
import { readDueCalendars } from './modules/calendars/foreign.ts';
import { forgetConsultations, tellConsultations } from './modules/consultations/jobs.ts';
import { eraseStoredFiles } from './modules/certificates/jobs.ts';
import { forgetCertificates } from './modules/certificates/store.ts';
import { remindSigners } from './modules/contracts/jobs.ts';
import { forgetContracts } from './modules/contracts/store.ts';
import { forgetSharePictures } from './modules/discovery/jobs.ts';
import { fillEvents, remindOfEvents } from './modules/events/jobs.ts';
import { deleteUnusedFiles } from './modules/files/jobs.ts';
import { forgetPastVacancies } from './modules/houses/jobs.ts';
import { updateCommutes } from './modules/houses/commutes/jobs.ts';
import { finishRefunds, readPayments, reportRefunds, runProviders } from './modules/payments/jobs.ts';
import { announceCharges, chargeDue, endAutomaticPayments } from './modules/payments/automatic/jobs.ts';
import { forgetPaymentLinks } from './modules/payments/links/jobs.ts';
import { askRefundAccounts, forgetRefundAccounts } from './modules/payments/refund-accounts/jobs.ts';
import { forgetPayments } from './modules/payments/store.ts';
import {
  expireHolds,
  inviteReviews,
  lapseChanges,
  remindOfInstalments,
  sendCheckInInformation,
  sendCheckOutInformation,
} from './modules/reservations/jobs.ts';
import { recordsRetainedFrom } from './modules/reservations/policy.ts';
import { outdatedRecords } from './modules/reservations/retention-read-store.ts';
import { planMissingTurnovers } from './modules/turnovers/jobs.ts';
import { dispatch, dropOldContents, purgeFarewells, reportUnsent } from './platform/outbox.ts';
import { purgeExpired } from './platform/purge-expired.ts';
import { retention } from './platform/retention.ts';
import type { WhenBusy } from './platform/lock-store.ts';
import * as queue from './platform/run-jobs.ts';
import { throttle } from './platform/throttle.ts';

/**
 * Everything that the host does by itself. The loops run in parallel, so that a slow mail server, provider, file store or calendar delays only what
 * needs it, and never the reservations. When all run once, they run in this order, so that messages posted by the first loops leave in the same run.
 */
const loops: queue.Loops = {
  reservations: {
    expireHolds,
    lapseChanges,
    remindSigners,
    sendCheckInInformation,
    sendCheckOutInformation,
    remindOfInstalments,
    inviteReviews,
    fillEvents,
    remindOfEvents,
    tellOfVacancies,
    mailResetLinks,
    tellConsultations,
    planMissingTurnovers: throttle(HOUR_MS, planMissingTurnovers),
  },
  orders: { runProviders, readPayments },
  charges: { announceCharges, chargeDue, endAutomaticPayments },
  refunds: { finishRefunds, reportRefunds, askRefundAccounts },
  mail: { sendMail: (ctx, until) => dispatch(ctx, until, 'email') },
  sms: { sendSms: (ctx, until) => dispatch(ctx, until, 'sms') },
  push: { sendNotifications: (ctx, until) => dispatch(ctx, until, 'push') },
  calendars: {
    readDueCalendars,
    endConflictsThatMoved: throttle(MINUTE_MS, endConflictsThatMoved),
  },
  upkeep: {
    updateCommutes: throttle(MINUTE_MS, updateCommutes),
    eraseInvited: throttle(HOUR_MS, eraseInvited),
    reportUnsent,
    purgeExpired: purgeExpired(
      (ctx) => forgetCounts(ctx.db, new Date(ctx.clock.now())),
      (ctx) => forgetDevices(ctx.db, loggedInSince(ctx)),
      (ctx) => forgetOldDevices(ctx.db, ctx.clock.now()),
      purgeFarewells,
      dropOldContents,
      forgetConsultations,
      forgetRemovedFavourites,
      forgetEndedAlerts,
      eraseStoredFiles,
      forgetPaymentLinks,
      forgetRefundAccounts,
      forgetPastVacancies,
    ),
    // Of the stays of a deleted account nothing is left then but dates, price and house.
    eraseOutdatedRecords: retention(
      (ctx) => outdatedRecords(ctx.db, recordsRetainedFrom(ctx.clock.now())),
      forgetCertificates,
      forgetContracts,
      forgetPayments,
    ),
  },
  files: { deleteFiles: purgeExpired(deleteUnusedFiles, forgetSharePictures) },
};

/**
 * Runs all jobs that are due now, once.
 * @throws AggregateError of what failed, after all have run
 */
export const runJobs = (ctx: Context, whenBusy?: WhenBusy): Promise<void> =>
  queue.runJobs(ctx, loops, whenBusy);

/**
 * Runs the jobs repeatedly.
 * @returns a function that stops them and waits briefly for running ones
 */
export const startJobs = (ctx: Context): (() => Promise<void>) => queue.startJobs(ctx, loops);

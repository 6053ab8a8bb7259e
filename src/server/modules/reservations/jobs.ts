import { addDays, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import { changesToLapse, lapseChange } from './change/drop.ts';
import { allToExpire, expire } from './expire.ts';
import { tellCheckIn, tellCheckOut } from './messages/arrival.ts';
import { tellInstalment, tellOverdue, tellReview } from './messages/reservation.ts';
import { awaitingCheckInInfo } from './read-store.ts';
import {
  awaitingCheckOut,
  awaitingReview,
  dueInstalments,
  type DueInstalment,
} from './reminder-read-store.ts';

/**
 * Expires every request after its 24 hours, each in its own transaction so that one failure does not block others. @throws AggregateError of the
 * failures.
 */
export async function expireHolds(ctx: Context): Promise<void> {
  await runBatch(
    await allToExpire(ctx),
    (id) => inTransaction(ctx, (trx) => expire(trx, ctx, id)),
    'some holds could not be expired',
  );
}

/** Lapses every overdue change of dates, each in its own transaction. @throws AggregateError of the failures. */
export async function lapseChanges(ctx: Context): Promise<void> {
  await runBatch(
    await changesToLapse(ctx),
    (id) => inTransaction(ctx, (trx) => lapseChange(trx, ctx, id)),
    'some changes of dates could not lapse',
  );
}

/**
 * Sends the check-in information of confirmed stays, once per stay, from 15:00 Korean time on the day before check-in. @throws AggregateError of the
 * failures.
 */
export async function sendCheckInInformation(ctx: Context): Promise<void> {
  await runBatch(
    await awaitingInformation(ctx),
    (id) => inTransaction(ctx, async (trx) => void (await tellCheckIn(trx, ctx, id))),
    'some check-in information could not be posted',
  );
}

/** Sends the check-out information, once per stay, from 10:00 Korean time on the day before check-out. @throws AggregateError of the failures. */
export async function sendCheckOutInformation(ctx: Context): Promise<void> {
  const today = seoulDate(ctx.clock.now());
  // It speaks of tomorrow, so what was missed until midnight stays unsent.
  if (reminderDay(ctx) !== today) return;
  await runBatch(
    await awaitingCheckOut(ctx.db, addDays(today, 1)),
    (id) => inTransaction(ctx, (trx) => tellCheckOut(trx, ctx, id)),
    'some check-out information could not be posted',
  );
}

/**
 * Reminds of instalments after the first, once each: a week before the due date, on it, and three days after, from 10:00 Korean time. @throws
 * AggregateError of the failures.
 */
export async function remindOfInstalments(ctx: Context): Promise<void> {
  await runBatch(
    await dueInstalments(ctx.db, reminderDay(ctx), seoulDate(ctx.clock.now())),
    (due) => inTransaction(ctx, (trx) => remindOf(trx, ctx, due)),
    'some reminders of payments could not be posted',
  );
}

/** Reminds of an instalment. An overdue one gets a new deadline, stated in the notice (contract, clause 3). */
async function remindOf(trx: Trx, ctx: Context, due: DueInstalment): Promise<void> {
  if (due.stage !== 'overdue') return tellInstalment(trx, ctx, due);
  const deadline = addDays(seoulDate(ctx.clock.now()), booking.graceDays);
  await ctx.payments.setGrace(trx, due.id, deadline);
  await tellOverdue(trx, ctx, due, deadline);
}

/** Invites to a review, once per stay, from 10:00 Korean time on the day after check-out. @throws AggregateError of the failures. */
export async function inviteReviews(ctx: Context): Promise<void> {
  await runBatch(
    await awaitingReview(ctx.db, reminderDay(ctx)),
    (id) => inTransaction(ctx, (trx) => tellReview(trx, ctx, id)),
    'some invitations to a review could not be posted',
  );
}

/** Returns the latest Seoul date with reminders that may be sent now. */
function reminderDay(ctx: Context): PlainDate {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  return now >= seoulInstant(today, booking.reminderTime) ? today : addDays(today, -1);
}

function awaitingInformation(ctx: Context): Promise<string[]> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const afternoon = now >= seoulInstant(today, booking.checkInInfoTime);
  return awaitingCheckInInfo(ctx.db, today, afternoon ? addDays(today, 1) : today);
}

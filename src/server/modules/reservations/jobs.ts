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

/** Expires every request whose 24 hours ran out, each in a transaction of its own so that one failure holds up no other. @throws AggregateError of those. */
export async function expireHolds(ctx: Context): Promise<void> {
  await runBatch(
    await allToExpire(ctx),
    (id) => inTransaction(ctx, (trx) => expire(trx, ctx, id)),
    'some holds could not be expired',
  );
}

/** Lets every change of dates lapse whose time ran out, each in a transaction of its own. @throws AggregateError of those that failed. */
export async function lapseChanges(ctx: Context): Promise<void> {
  await runBatch(
    await changesToLapse(ctx),
    (id) => inTransaction(ctx, (trx) => lapseChange(trx, ctx, id)),
    'some changes of dates could not lapse',
  );
}

/** Posts the check-in information of confirmed stays, from 15:00 Korean time on the day before check-in, once a stay. @throws AggregateError of what could not be posted. */
export async function sendCheckInInformation(ctx: Context): Promise<void> {
  await runBatch(
    await awaitingInformation(ctx),
    (id) => inTransaction(ctx, async (trx) => void (await tellCheckIn(trx, ctx, id))),
    'some check-in information could not be posted',
  );
}

/** Posts what to do on leaving, from 10:00 Korean time on the day before check-out, once a stay. @throws AggregateError of what could not be posted. */
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

/** Reminds of later instalments: a week before they fall due, on the day, and three days after; from 10:00 Korean time, each once. @throws AggregateError of what could not be posted. */
export async function remindOfInstalments(ctx: Context): Promise<void> {
  await runBatch(
    await dueInstalments(ctx.db, reminderDay(ctx), seoulDate(ctx.clock.now())),
    (due) => inTransaction(ctx, (trx) => remindOf(trx, ctx, due)),
    'some reminders of payments could not be posted',
  );
}

/** Reminds of an instalment; one that is overdue gets a new deadline, which the notice tells (contract, clause 3). */
async function remindOf(trx: Trx, ctx: Context, due: DueInstalment): Promise<void> {
  if (due.stage !== 'overdue') return tellInstalment(trx, ctx, due);
  const deadline = addDays(seoulDate(ctx.clock.now()), booking.graceDays);
  await ctx.payments.setGrace(trx, due.id, deadline);
  await tellOverdue(trx, ctx, due, deadline);
}

/** Invites to a review at 10:00 Korean time on the day after check-out, once a stay. @throws AggregateError of what could not be posted. */
export async function inviteReviews(ctx: Context): Promise<void> {
  await runBatch(
    await awaitingReview(ctx.db, reminderDay(ctx)),
    (id) => inTransaction(ctx, (trx) => tellReview(trx, ctx, id)),
    'some invitations to a review could not be posted',
  );
}

/** The Seoul day whose reminders may leave by now. */
function reminderDay(ctx: Context): PlainDate {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  return now >= seoulInstant(today, booking.reminderTime) ? today : addDays(today, -1);
}

/** Lists the ids of confirmed stays whose check-in information is due by now and was not posted. */
function awaitingInformation(ctx: Context): Promise<string[]> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const afternoon = now >= seoulInstant(today, booking.checkInInfoTime);
  return awaitingCheckInInfo(ctx.db, today, afternoon ? addDays(today, 1) : today);
}

import { addDays, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { tellInstalment, tellReview } from '#server/modules/reservations/messages.ts';
import { awaitingReview, dueInstalments } from '#server/modules/reservations/reminder-store.ts';
import { each } from './each.ts';

/** Reminds of later payments: a week before they fall due, on the day, and three days after; from 10:00 Korean time, each once. @throws AggregateError of what could not be posted. */
export async function remindOfInstalments(ctx: Context): Promise<void> {
  await each(
    await dueInstalments(ctx.db, reminderDay(ctx)),
    (due) => inTransaction(ctx, (trx) => tellInstalment(trx, ctx, due)),
    'some reminders of payments could not be posted',
  );
}

/** Invites to a review at 10:00 Korean time on the day after check-out, once a stay. @throws AggregateError of what could not be posted. */
export async function inviteReviews(ctx: Context): Promise<void> {
  await each(
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

import { addDays, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { tellInstalment, tellReview } from '#server/modules/reservations/messages.ts';
import { awaitingReview, dueInstalments } from '#server/modules/reservations/reminder-store.ts';
import type { Trx } from '#server/ports.ts';

/** Reminds of later payments: a week before they fall due, on the day, and three days after; from 10:00 Korean time, each once. */
export async function remindOfInstalments(ctx: Context): Promise<void> {
  await each(ctx, await dueInstalments(ctx.db, reminderDay(ctx)), (trx, due) =>
    tellInstalment(trx, ctx, due),
  );
}

/** Invites to a review at 10:00 Korean time on the day after check-out, once a stay. */
export async function inviteReviews(ctx: Context): Promise<void> {
  await each(ctx, await awaitingReview(ctx.db, reminderDay(ctx)), (trx, id) => tellReview(trx, ctx, id));
}

/** The Seoul day whose reminders may leave by now. */
function reminderDay(ctx: Context): PlainDate {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  return now >= seoulInstant(today, booking.reminderTime) ? today : addDays(today, -1);
}

/** @throws AggregateError of what could not be posted; it is tried again. */
async function each<T>(ctx: Context, items: T[], post: (trx: Trx, item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await inTransaction(ctx, (trx) => post(trx, item));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders could not be posted');
}

import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { givesSeatsAfter } from '#contract/rules/events/event-seats.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import { tell } from './messages.ts';
import { eventsToFill, lockEvent, reminderKey, seatsBetween, signUpsOf } from './read-store.ts';
import { fillSeats } from './seats.ts';

/**
 * Gives out seats that became free by a larger capacity or a deleted account; seats given up by members are refilled at once.
 * @throws AggregateError of the events where that failed
 */
export async function fillEvents(ctx: Context): Promise<void> {
  const closing = new Date(givesSeatsAfter(ctx.clock.now()));
  await runBatch(
    await eventsToFill(ctx.db, closing),
    (id) =>
      inTransaction(ctx, async (trx) => {
        const event = await lockEvent(trx, id);
        if (event) await fillSeats(trx, ctx, event);
      }),
    'some seats could not be given',
  );
}

/**
 * Reminds those with a seat at 10:00 Korean time on the day before, once per seat.
 * @throws AggregateError of what could not be posted
 */
export async function remindOfEvents(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const reminding = seoulInstant(today, booking.reminderTime);
  if (now < reminding) return;
  const [from, to] = [1, 2].map((days) => new Date(seoulInstant(addDays(today, days), '00:00')));
  await runBatch(
    await seatsBetween(ctx.db, from!, to!, new Date(reminding)),
    (row) =>
      inTransaction(ctx, async (trx) => {
        const event = await lockEvent(trx, row.board_id);
        const isComing = (await signUpsOf(trx, row.board_id)).some(
          ({ id, state }) => id === row.id && state === 'seat',
        );
        if (event && !event.cancelled_at && isComing)
          await tell(trx, ctx, {
            to: row,
            event,
            told: { kind: 'event-reminder', more: {} },
            key: reminderKey(row, event),
          });
      }),
    'some reminders of events could not be posted',
  );
}

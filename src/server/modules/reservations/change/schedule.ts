import { seoulDate } from '#contract/rules/dates.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import { settleChange } from '#contract/rules/stay-change.ts';
import type { Trx } from '#server/ports/database.ts';
import type { ReservationRow } from '../store.ts';
import type { Dependencies } from '../transition.ts';

/**
 * Lays out the payments of a stay that was changed after one was made, as its contract states them: one line for all that was paid until
 * now, then the payments that are owed with their due dates (ADR 39), also the difference of a move (ADR 68).
 */
export async function changedSchedule(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
): Promise<Instalment[]> {
  const balance = await ctx.payments.balanceOf(trx, stay.id, stay.is_international);
  const schedule = ctx.payments.scheduleOf(stay);
  const bookedOn = seoulDate(stay.requested_at.getTime());
  const { paidSoFar } = settleChange(schedule, balance, stay.bedding_price, bookedOn);
  return [paidSoFar, ...(await ctx.payments.unpaidOf(trx, stay.id))];
}

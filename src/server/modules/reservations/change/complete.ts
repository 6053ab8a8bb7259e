import { seoulDate } from '#contract/rules/dates.ts';
import { settleChange, type ChangeSettlement } from '#contract/rules/change.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import type { Dependencies } from '../transitions/dependencies.ts';
import { endChange, noteDone, openChange, setSums, sumColumns, type ChangeRow } from './store.ts';

export async function changeSigned(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  by: Actor,
): Promise<void> {
  const change = await openChange(trx, reservation.id);
  if (!change) return;
  await noteDone(trx, change.id, 'signed_at', new Date(ctx.clock.now()));
  if (change.paid_at) await complete(trx, ctx, reservation, { change, by });
}

/**
 * Handles a payment of a stay with an open change, of the difference or ahead of its due date. Completes the change if it is signed and nothing is
 * left to pay. Lowers the difference if less is left, unless a payment of it was begun.
 */
export async function changePaid(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  { instalmentId, by }: { instalmentId: string; by: Actor },
): Promise<void> {
  const change = await openChange(trx, reservation.id);
  if (!change || change.paid_at) return;
  const at = new Date(ctx.clock.now());
  const settled = await settleAgain(trx, ctx, reservation, change);
  const { difference } = settled;
  const sums = sumColumns(settled);
  const own = change.instalment_id;
  if (difference) {
    const isLess = own && sums.to_pay < change.to_pay;
    if (isLess && (await ctx.payments.reduceInstalment(trx, own, difference)))
      await setSums(trx, change.id, sums);
    return;
  }
  if (own && own !== instalmentId) {
    await ctx.payments.returnInstalment(trx, reservation.id, own, at);
    await setSums(trx, change.id, { ...sums, instalment_id: null });
  }
  await noteDone(trx, change.id, 'paid_at', at);
  if (change.signed_at) await complete(trx, ctx, reservation, { change, by });
}

async function settleAgain(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  { terms, asked_at: askedAt }: ChangeRow,
): Promise<ChangeSettlement> {
  const balance = await ctx.payments.balanceOf(trx, reservation.id, reservation.is_international);
  const schedule = ctx.payments.scheduleOf({ ...reservation, ...terms });
  return settleChange(schedule, balance, reservation.bedding_price, seoulDate(askedAt.getTime()));
}

/**
 * Applies a change to its stay in the transaction of the last signature or payment: dates, people, price, policy, remaining instalments and refund.
 * Money that came in meanwhile counts.
 */
async function complete(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  { change, by }: { change: ChangeRow; by: Actor },
): Promise<void> {
  const { terms, occupants } = change;
  const at = new Date(ctx.clock.now());
  const settled = await settleAgain(trx, ctx, reservation, change);
  const { to_return, to_return_usd_cents } = sumColumns(settled);
  await setSums(trx, change.id, { to_return, to_return_usd_cents });
  await ctx.payments.returnDifference(trx, reservation.id, settled.toReturn, at);
  const { difference, rest } = settled;
  await ctx.payments.replaceUnpaid(trx, reservation.id, difference ? [difference, ...rest] : rest, at);
  const columns = {
    ...terms,
    policy: JSON.stringify(terms.policy),
    change_check_in: null,
    change_check_out: null,
    changed_at: at,
    signed_at: at,
  };
  const { refused } = await transition(trx, ctx, reservation, {
    name: 'complete_change',
    by,
    columns,
    ...(occupants ? { occupants } : {}),
  });
  if (refused) throw new Error(`the change of reservation ${reservation.id} cannot be completed: ${refused}`);
  await endChange(trx, change.id, 'completed', at);
}

import { seoulDate } from '#contract/rules/dates.ts';
import { settleChange, type ChangeSettlement } from '#contract/rules/stay-change.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import type { Dependencies } from '../transitions/dependencies.ts';
import { endChange, noteDone, openChange, setSums, sumColumns, type ChangeRow } from './store.ts';

/** Everybody has signed the contract of a change: completes it where nothing is left to pay. */
export async function changeSigned(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  by: Actor,
): Promise<void> {
  const change = await openChange(trx, stay.id);
  if (!change) return;
  await noteDone(trx, change.id, 'signed_at', new Date(ctx.clock.now()));
  if (change.paid_at) await complete(trx, ctx, stay, { change, by });
}

/**
 * A payment of a stay was made, that of the difference or one ahead of its day: settles its change again. Completes
 * it where nothing is left to pay and everybody has signed; asks for less where less is left, unless somebody has begun paying the difference.
 */
export async function changePaid(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  { instalmentId, by }: { instalmentId: string; by: Actor },
): Promise<void> {
  const change = await openChange(trx, stay.id);
  if (!change || change.paid_at) return;
  const at = new Date(ctx.clock.now());
  const settled = await settleAgain(trx, ctx, stay, change);
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
    await ctx.payments.returnInstalment(trx, stay.id, own, at);
    await setSums(trx, change.id, { ...sums, instalment_id: null });
  }
  await noteDone(trx, change.id, 'paid_at', at);
  if (change.signed_at) await complete(trx, ctx, stay, { change, by });
}

/** Settles a change with the money that is there by now, as of the day on which it was asked for. */
async function settleAgain(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  { terms, asked_at: askedAt }: ChangeRow,
): Promise<ChangeSettlement> {
  const balance = await ctx.payments.balanceOf(trx, stay.id, stay.is_international);
  const schedule = ctx.payments.scheduleOf({ ...stay, ...terms });
  return settleChange(schedule, balance, stay.bedding_price, seoulDate(askedAt.getTime()));
}

/**
 * Makes a stay what its change says, in the transaction of the last signature or the payment: dates, people, price and policy, the payments
 * that are left, and what goes back. Money that came in meanwhile counts.
 */
async function complete(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  { change, by }: { change: ChangeRow; by: Actor },
): Promise<void> {
  const { terms, occupants } = change;
  const at = new Date(ctx.clock.now());
  const settled = await settleAgain(trx, ctx, stay, change);
  const { to_return, to_return_usd_cents } = sumColumns(settled);
  await setSums(trx, change.id, { to_return, to_return_usd_cents });
  await ctx.payments.returnDifference(trx, stay.id, settled.toReturn, at);
  const { difference, rest } = settled;
  await ctx.payments.replaceUnpaid(trx, stay.id, difference ? [difference, ...rest] : rest, at);
  const columns = {
    ...terms,
    policy: JSON.stringify(terms.policy),
    change_check_in: null,
    change_check_out: null,
    changed_at: at,
    signed_at: at,
  };
  const { refused } = await transition(trx, ctx, stay, {
    name: 'complete_change',
    by,
    columns,
    ...(occupants ? { occupants } : {}),
  });
  if (refused) throw new Error(`the change of reservation ${stay.id} cannot be completed: ${refused}`);
  await endChange(trx, change.id, 'completed', at);
}

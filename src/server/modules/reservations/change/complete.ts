import { seoulDate } from '#contract/rules/dates.ts';
import { settleChange } from '#contract/rules/stay-change.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { ReservationRow } from '../store.ts';
import { transition, type Dependencies } from '../transition.ts';
import { endChange, noteDone, openChange, type ChangeRow } from './store.ts';

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
  if (change.paid_at) await complete(trx, ctx, stay, change, by);
}

/** A payment of a stay was made: completes its change where that was the difference, and everybody has signed. */
export async function changePaid(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  instalmentId: string,
  by: Actor,
): Promise<void> {
  const change = await openChange(trx, stay.id);
  if (change?.instalment_id !== instalmentId) return;
  await noteDone(trx, change.id, 'paid_at', new Date(ctx.clock.now()));
  if (change.signed_at) await complete(trx, ctx, stay, change, by);
}

/**
 * Makes a stay what its change says, in the transaction of the last signature or the payment: dates, people, price and policy, the payments
 * that are left, and what goes back. Money that came in meanwhile counts.
 */
async function complete(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  change: ChangeRow,
  by: Actor,
): Promise<void> {
  const { terms, occupants } = change;
  const at = new Date(ctx.clock.now());
  const kept = await ctx.payments.keptOf(trx, stay.id, stay.is_international);
  const schedule = ctx.payments.scheduleOf({ ...stay, ...terms });
  const askedOn = seoulDate(change.asked_at.getTime());
  const settled = settleChange(schedule, kept, terms.bedding_price, askedOn);
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
  const { refused } = await transition(trx, ctx, stay, 'complete_change', by, {
    columns,
    ...(occupants ? { occupants } : {}),
  });
  if (refused) throw new Error(`the change of reservation ${stay.id} cannot be completed: ${refused}`);
  await endChange(trx, change.id, 'completed', at);
}

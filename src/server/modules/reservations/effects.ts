import { seoulDate } from '#contract/rules/dates.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import { settleChange } from '#contract/rules/stay-change.ts';
import type { Trx } from '#server/ports/database.ts';
import { lifecycle, type Effect } from './lifecycle.ts';
import { tellConfirmed, tellOthersOfEnd } from './messages/arrival.ts';
import { tellCancelled, tellEndedEarly, tellExpired, tellMoved } from './messages/reservation.ts';
import {
  tellChangeAsked,
  tellChangeCompleted,
  tellChangeLapsed,
  tellOthersOfDrop,
} from './messages/change.ts';
import type { ReservationRow } from './store.ts';
import type { Change } from './transitions/change.ts';
import type { Dependencies } from './transitions/dependencies.ts';

type CarryOut = (trx: Trx, ctx: Dependencies, stay: ReservationRow, change: Change) => Promise<void>;

const effects: Record<Effect, CarryOut> = {
  'issue-contract': async (trx, ctx, stay) =>
    ctx.contracts.issue(
      trx,
      stay.id,
      stay.changed_at ? { schedule: await changedSchedule(trx, ctx, stay) } : {},
    ),
  'renew-contract': async (trx, ctx, stay) => {
    if (!stay.signed_at) await ctx.contracts.resend(trx, stay.id);
  },
  'void-contract': (trx, ctx, stay) => ctx.contracts.void(trx, stay.id),
  refund: (trx, ctx, stay, { returns = [] }) => {
    const { at, reason } = closedOf(stay);
    return ctx.payments.recordReturns(trx, returns, reason, at);
  },
  'tell-cancelled': async (trx, ctx, stay, { note }) => {
    await tellCancelled(trx, ctx, stay, note);
    await tellOthersOfEnd(trx, ctx, stay);
  },
  'tell-moved': (trx, ctx, stay, { note, repriced }) => tellMoved(trx, ctx, stay, { reason: note, repriced }),
  'tell-ended-early': async (trx, ctx, stay, { note }) => {
    await tellEndedEarly(trx, ctx, stay, note);
    await tellOthersOfEnd(trx, ctx, stay);
  },
  'restore-contract': (trx, ctx, stay) => ctx.contracts.restore(trx, stay.id),
  'tell-change-asked': tellChangeAsked,
  'tell-change-completed': tellChangeCompleted,
  'tell-change-lapsed': tellChangeLapsed,
  'tell-others-of-drop': tellOthersOfDrop,
  'tell-confirmed': tellConfirmed,
  'tell-expired': tellExpired,
  'plan-turnovers': (trx, ctx, stay) => ctx.turnovers.plan(trx, stay.house_id),
};

/** Carries out all that hangs on a transition, in order, with the reservation as it is after. */
export async function applyEffects(
  trx: Trx,
  ctx: Dependencies,
  name: TransitionName,
  { stay, change }: { stay: ReservationRow; change: Change },
): Promise<void> {
  for (const effect of lifecycle[name].effects) await effects[effect](trx, ctx, stay, change);
}

/** Narrows a reservation to a closed one. @throws where the graph refunds one that it does not close. */
function closedOf(stay: ReservationRow) {
  const { closed_at: at, closed_reason: reason } = stay;
  if (!at || !reason) throw new Error(`reservation ${stay.id} is refunded without being closed`);
  return { at, reason };
}

/**
 * Lays out the payments of a stay that was changed after one was made, as its contract states them: one line for all that was paid until
 * now, then the payments that are owed with their due dates (ADR 39), also the difference of a move (ADR 68).
 */
async function changedSchedule(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<Instalment[]> {
  const balance = await ctx.payments.balanceOf(trx, stay.id, stay.is_international);
  const schedule = ctx.payments.scheduleOf(stay);
  const bookedOn = seoulDate(stay.requested_at.getTime());
  const { paidSoFar } = settleChange(schedule, balance, stay.bedding_price, bookedOn);
  return [paidSoFar, ...(await ctx.payments.unpaidOf(trx, stay.id))];
}

import { seoulDate } from '#contract/rules/dates.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import { settleChange } from '#contract/rules/change.ts';
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

type CarryOut = (trx: Trx, ctx: Dependencies, reservation: ReservationRow, change: Change) => Promise<void>;

const effects: Record<Effect, CarryOut> = {
  'issue-contract': async (trx, ctx, reservation) =>
    ctx.contracts.issue(
      trx,
      reservation.id,
      reservation.changed_at ? { schedule: await changedSchedule(trx, ctx, reservation) } : {},
    ),
  'renew-contract': async (trx, ctx, reservation) => {
    if (!reservation.signed_at) await ctx.contracts.resend(trx, reservation.id);
  },
  'void-contract': (trx, ctx, reservation) => ctx.contracts.void(trx, reservation.id),
  refund: (trx, ctx, reservation, { returns = [] }) => {
    const { at, reason } = closedOf(reservation);
    return ctx.payments.recordReturns(trx, returns, reason, at);
  },
  'tell-cancelled': async (trx, ctx, reservation, { note }) => {
    await tellCancelled(trx, ctx, reservation, note);
    await tellOthersOfEnd(trx, ctx, reservation);
  },
  'tell-moved': (trx, ctx, reservation, { note, repriced }) =>
    tellMoved(trx, ctx, reservation, { reason: note, repriced }),
  'tell-ended-early': async (trx, ctx, reservation, { note }) => {
    await tellEndedEarly(trx, ctx, reservation, note);
    await tellOthersOfEnd(trx, ctx, reservation);
  },
  'restore-contract': (trx, ctx, reservation) => ctx.contracts.restore(trx, reservation.id),
  'tell-change-asked': tellChangeAsked,
  'tell-change-completed': tellChangeCompleted,
  'tell-change-lapsed': tellChangeLapsed,
  'tell-others-of-drop': tellOthersOfDrop,
  'tell-confirmed': tellConfirmed,
  'tell-expired': tellExpired,
  'plan-turnovers': (trx, ctx, reservation) => ctx.turnovers.plan(trx, reservation.house_id),
};

export async function applyEffects(
  trx: Trx,
  ctx: Dependencies,
  name: TransitionName,
  { reservation, change }: { reservation: ReservationRow; change: Change },
): Promise<void> {
  for (const effect of lifecycle[name].effects) await effects[effect](trx, ctx, reservation, change);
}

/** Narrows a reservation to a closed one. @throws if the graph refunds one that it does not close. */
function closedOf(reservation: ReservationRow) {
  const { closed_at: at, closed_reason: reason } = reservation;
  if (!at || !reason) throw new Error(`reservation ${reservation.id} is refunded without being closed`);
  return { at, reason };
}

/**
 * Lays out the payments of a changed stay as its contract states them: one line for all that was paid so far, then the instalments owed with their
 * due dates (ADR 39), also the difference of a move (ADR 68).
 */
async function changedSchedule(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
): Promise<Instalment[]> {
  const balance = await ctx.payments.balanceOf(trx, reservation.id, reservation.is_international);
  const schedule = ctx.payments.scheduleOf(reservation);
  const bookedOn = seoulDate(reservation.requested_at.getTime());
  const { paidSoFar } = settleChange(schedule, balance, reservation.bedding_price, bookedOn);
  return [paidSoFar, ...(await ctx.payments.unpaidOf(trx, reservation.id))];
}

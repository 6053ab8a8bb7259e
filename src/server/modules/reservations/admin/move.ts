import type * as v from 'valibot';
import type { MoveRequest } from '#contract/admin/corrections.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { stopClock, type StoppedClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import { clearChange } from '../change/drop.ts';
import { tellChangeWithdrawn } from '../messages/change.ts';
import { extensionOf } from '../extension/store.ts';
import { expireHolds } from '../expire.ts';
import { findHouse, lockHouse, type HouseRow } from '../read-store.ts';
import { retryTransaction } from '../retry-transaction.ts';
import { findRow, lockReservation, type ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import type { Change } from '../transitions/change.ts';
import { isOtherThan, priceInHouse, reprice } from './move-price.ts';
import { clearParked } from './park.ts';
import { movePriceProblem, moveProblem } from './policy.ts';
import { requireState, type ActingOn } from './version.ts';

type Wish = v.InferOutput<typeof MoveRequest>;

/**
 * Moves a reservation to another house that is free for all its nights, at the agreed price and payments (ADR 30) or at the price of the new house
 * (ADR 68); the deposit stays. A new contract replaces the old one, which becomes void. Parked reservations give way to it (ADR 37). A pending change
 * is withdrawn first.
 * @throws Refusal `not_found` for a house that cannot be booked; `not_movable` for the same house and once the check-in information may be read;
 * `hold_expired`; `stay_extended`; `guests_over_capacity`; `dates_taken`; `too_many_requests`; `move_price_unsigned` for the new house's price of a
 * paid request; `move_price_changed` if the sums differ from those the administrator saw.
 */
export function moveReservation(ctx: Context, id: string, by: ActingOn, wish: Wish): Promise<void> {
  const { houseId, reason } = wish;
  return retryTransaction(ctx, async (trx) => {
    const { house_id: from } = await findRow(trx, id);
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    await ctx.payments.lockSchedule(trx, id);
    // Houses in one order, so that two moves between the same two never wait for each other.
    for (const each of [from, houseId].toSorted()) await lockHouse(trx, each);
    await lockReservation(trx, id);
    await requireState(trx, id, by.ifMatch);
    const still = stopClock(ctx);
    const withdrawn = await clearChange(trx, still, id, actor);
    const reservation = await findRow(trx, id);
    const house = (await findHouse(trx, houseId)) ?? refuse('not_found');
    if (reservation.house_id !== from || reservation.house_id === houseId) refuse('not_movable');
    const now = still.clock.now();
    const problem = moveProblem(reservation, (await extensionOf(trx, id, new Date(now))) !== null, now);
    if (problem) refuse(problem);
    if (reservation.guests > house.max_guests)
      refuse('guests_over_capacity', { maxGuests: house.max_guests }, { houseId: 'guests_over_capacity' });
    const priced = await priceOf(trx, still, reservation, { house, wish });
    await expireHolds(trx, still, houseId, id);
    await spendAllowance(ctx, 'contractsOfReservation', id, trx);
    await clearParked(trx, still, { houseId, reservation, by });
    const name = reservation.status === 'confirmed' ? 'move_confirmed' : 'move';
    // A request is signed anew; a confirmed stay stays confirmed while its new contract waits.
    const signed = reservation.status === 'confirmed' ? {} : { signed_at: null };
    const columns = { ...priced.columns, house_id: houseId, ...signed };
    const moved = await transition(trx, still, reservation, {
      name,
      by: actor,
      ...priced,
      columns,
      note: reason,
    });
    if (moved.refused)
      refuse(moved.refused, {}, moved.refused === 'dates_taken' ? { houseId: 'dates_taken' } : {});
    if (withdrawn) await tellChangeWithdrawn(trx, ctx, moved.done, withdrawn);
    // The house that is left first: an arrival has one turnover.
    for (const each of [from, houseId]) await ctx.turnovers.plan(trx, each);
    const before = { houseId: from, amount: reservation.total };
    const after = { houseId, amount: moved.done.total, reason };
    await audit(trx, still, by, {
      action: 'reservation-moved',
      subject: { kind: 'reservation', id },
      change: { before, after },
    });
  });
}

/** Applies the wished price to a stay that `trx` has locked; does nothing at the agreed price. @returns what the transition writes @throws Refusal */
async function priceOf(
  trx: Trx,
  ctx: Context & { clock: StoppedClock },
  reservation: ReservationRow,
  { house, wish: { price, expected } }: { house: HouseRow; wish: Wish },
): Promise<Change> {
  const isAgreed = price === 'agreed';
  const problem = isAgreed
    ? null
    : movePriceProblem(reservation, await ctx.payments.isBeingPaid(trx, reservation.id));
  if (problem) refuse(problem);
  const priced = isAgreed ? null : await priceInHouse(trx, ctx, reservation, { house });
  if (expected ? isOtherThan(expected, reservation.total, priced) : priced) refuse('move_price_changed');
  return priced ? reprice(trx, ctx, reservation, priced) : {};
}

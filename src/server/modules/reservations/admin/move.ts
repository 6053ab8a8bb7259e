import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { clearChange } from '../change/drop.ts';
import { tellChangeWithdrawn } from '../messages/change.ts';
import { extensionOf } from '../extension/store.ts';
import { expireHolds } from '../expire.ts';
import { findHouse, lockHouse } from '../read-store.ts';
import { retryTransaction } from '../retry-transaction.ts';
import { findRow, lockReservation } from '../store.ts';
import { transition } from '../transition.ts';
import { clearParked } from './park.ts';
import { moveProblem } from './policy.ts';

/**
 * Moves a reservation to another house that is free for all of its nights, at the price, with the payments and the deposit that were agreed;
 * the contract is issued anew and the one before is void (ADR 30). Parked reservations give way to it (ADR 37). A change that
 * pends is withdrawn first.
 * @throws Refusal `not_found` for a house that nobody can book, `not_movable` for the same house and once the check-in information may be
 * read, `hold_expired`, `stay_extended`, `guests_over_capacity`, `dates_taken`, `too_many_requests`.
 */
export function moveReservation(
  ctx: Context,
  id: string,
  by: Administrator,
  { houseId, reason }: { houseId: string; reason: string },
): Promise<void> {
  return retryTransaction(ctx, async (trx) => {
    const { house_id: from, change_check_in: changing } = await findRow(trx, id);
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    if (changing) await ctx.payments.lockSchedule(trx, id);
    // Houses in one order, so that two moves between the same two never wait for each other.
    for (const each of [from, houseId].toSorted()) await lockHouse(trx, each);
    const withdrawn = await clearChange(trx, ctx, id, actor);
    const stay = await lockReservation(trx, id);
    const house = (await findHouse(trx, houseId)) ?? refuse('not_found');
    if (stay.house_id !== from || stay.house_id === houseId) refuse('not_movable');
    const now = ctx.clock.now();
    const problem = moveProblem(stay, (await extensionOf(trx, id, new Date(now))) !== null, now);
    if (problem) refuse(problem);
    if (stay.guests > house.max_guests)
      refuse('guests_over_capacity', { maxGuests: house.max_guests }, { houseId: 'guests_over_capacity' });
    await expireHolds(trx, ctx, houseId, id);
    await spendAllowance(ctx, 'contractsOfStay', id, trx);
    await clearParked(trx, ctx, houseId, stay, by);
    const name = stay.status === 'confirmed' ? 'move_confirmed' : 'move';
    // A request is signed anew; a confirmed stay stays confirmed while its new contract waits.
    const signed = stay.status === 'confirmed' ? {} : { signed_at: null };
    const moved = await transition(trx, ctx, stay, name, actor, {
      columns: { house_id: houseId, ...signed },
      note: reason,
    });
    if (moved.refused)
      refuse(moved.refused, {}, moved.refused === 'dates_taken' ? { houseId: 'dates_taken' } : {});
    if (withdrawn) await tellChangeWithdrawn(trx, ctx, moved.done, withdrawn);
    // The house that is left first: an arrival has one turnover.
    for (const each of [from, houseId]) await ctx.turnovers.plan(trx, each);
    await audit(
      trx,
      ctx,
      by,
      'reservation-moved',
      { kind: 'reservation', id },
      { before: { houseId: from }, after: { houseId, reason } },
    );
  });
}

import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { stopClock, type StoppedClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import { extensionOf } from '../extension/store.ts';
import { expireHolds } from '../expire.ts';
import { retryTransaction } from '../retry-transaction.ts';
import { lockReservation, parkedIn, type ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import { givesWay, moveProblem } from './policy.ts';
import { requireState, type ActingOn } from './version.ts';

const actorOf = ({ viewer }: Administrator) =>
  ({ kind: 'administrator', accountId: viewer.accountId }) as const;

/**
 * Parks a reservation: it waits for a room while others are moved, and holds its nights until another is moved into them (ADR 37). A parked one does
 * not change. @throws Refusal as {@link moveProblem}
 */
export function parkReservation(ctx: Context, id: string, by: ActingOn): Promise<void> {
  return retryTransaction(ctx, async (trx) => {
    const reservation = await lockReservation(trx, id);
    if (reservation.parked_at) return;
    await requireState(trx, id, by.ifMatch);
    const still = stopClock(ctx);
    const now = still.clock.now();
    const problem = moveProblem(reservation, (await extensionOf(trx, id, new Date(now))) !== null, now);
    if (problem) refuse(problem);
    const columns = { parked_at: new Date(now) };
    const { refused } = await transition(trx, still, reservation, { name: 'park', by: actorOf(by), columns });
    if (refused) refuse(refused);
    await audit(trx, still, by, { action: 'reservation-parked', subject: { kind: 'reservation', id } });
  });
}

/**
 * Puts a parked reservation back into its house and nights. Others do not change.
 * @throws Refusal `dates_taken` if one of its nights is taken by now, `hold_expired`, `not_changeable`
 */
export function putBackReservation(ctx: Context, id: string, by: ActingOn): Promise<void> {
  return retryTransaction(ctx, async (trx) => {
    const reservation = await lockReservation(trx, id);
    if (!reservation.parked_at) return;
    await requireState(trx, id, by.ifMatch);
    const still = stopClock(ctx);
    await expireHolds(trx, still, reservation.house_id, id);
    const { refused } = await transition(trx, still, reservation, { name: 'put_back', by: actorOf(by) });
    if (refused) refuse(refused);
    await audit(trx, still, by, { action: 'reservation-put-back', subject: { kind: 'reservation', id } });
  });
}

/** Makes the parked reservations in the nights of a stay give way to it in the house `houseId`, which `trx` has locked. */
export async function clearParked(
  trx: Trx,
  ctx: Context & { clock: StoppedClock },
  { houseId, reservation, by }: { houseId: string; reservation: ReservationRow; by: Administrator },
): Promise<void> {
  const now = ctx.clock.now();
  const nights = { checkIn: reservation.check_in, checkOut: reservation.check_out };
  for (const waiting of await parkedIn(trx, houseId, nights)) {
    if (waiting.id === reservation.id || !givesWay(waiting, now)) continue;
    const columns = { gave_way_at: new Date(now) };
    const { refused } = await transition(trx, ctx, waiting, { name: 'give_way', by: actorOf(by), columns });
    if (refused) refuse('dates_taken', {}, { houseId: 'dates_taken' });
  }
}

import type { DepositState } from '#contract/reservations/refunds.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Db } from '#server/ports/database.ts';
import { extensionOf } from '../extension/store.ts';
import { findRow, type ReservationRow } from '../store.ts';

type Ending = Pick<ReservationRow, 'id' | 'status' | 'check_out' | 'ended_on' | 'closed_reason'>;
type WithDeposit = Ending &
  Pick<ReservationRow, 'deposit' | 'first_paid_at' | 'is_international' | 'krw_per_usd'>;

export async function lastOfChain<S extends Ending>(db: Db, stay: S, now: Date): Promise<S | ReservationRow> {
  const next = await extensionOf(db, stay.id, now);
  return next === null ? stay : lastOfChain(db, await findRow(db, next), now);
}

export function endOf(reservation: Pick<Ending, 'ended_on' | 'check_out'>): PlainDate {
  return reservation.ended_on ?? reservation.check_out;
}

/** Returns why a deposit cannot be settled, or null. It is settled once, after the check-out of the last extension, and not after an eviction. */
export function depositProblem(
  {
    reservation,
    last,
    depositIsSettled,
  }: { reservation: { deposit: number }; last: Ending; depositIsSettled: boolean },
  nowMs: number,
): ErrorCode | null {
  if (depositIsSettled) return 'deposit_already_refunded';
  if (reservation.deposit === 0 || last.closed_reason === 'eviction') return 'deposit_forfeited';
  if (last.status === 'cancelled' || last.status === 'expired') return 'deposit_forfeited';
  return last.status === 'requested' || endOf(last) > seoulDate(nowMs) ? 'deposit_not_due' : null;
}

/** Returns the Seoul date by which the deposit is due after the last stay of a chain (docs/specification.md#cancellation-and-refunds). */
export function depositDueBy(last: Ending): PlainDate {
  return addDays(endOf(last), booking.depositDays);
}

/**
 * Returns the state of a paid deposit: `held` until the last check-out, `to_return` until it is settled, `settled`, or `forfeited` by an eviction.
 * Null if none was paid or the reservation was canceled, as the deposit is then part of the refund.
 */
export function depositStateOf(
  given: { reservation: WithDeposit; last: Ending; depositIsSettled: boolean },
  nowMs: number,
): DepositState | null {
  const { reservation, last } = given;
  const closed = reservation.status === 'cancelled' || reservation.status === 'expired';
  if (reservation.deposit === 0 || !reservation.first_paid_at || closed) return null;
  const returnsBy = depositDueBy(last);
  const amountUsdCents = reservation.is_international
    ? toCents(reservation.deposit, reservation.krw_per_usd)
    : null;
  const money = { amount: reservation.deposit, amountUsdCents };
  switch (depositProblem(given, nowMs)) {
    case 'deposit_already_refunded':
      return { state: 'settled', ...money, returnsBy };
    case 'deposit_forfeited':
      return { state: 'forfeited', ...money, returnsBy: null };
    case 'deposit_not_due':
      return { state: 'held', ...money, returnsBy };
    default:
      return { state: 'to_return', ...money, returnsBy };
  }
}

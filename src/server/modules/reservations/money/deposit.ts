import type { DepositState } from '#contract/reservations/refunds.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Db } from '#server/ports/database.ts';
import { extensionOf } from '../extension/store.ts';
import { findRow, type ReservationRow } from '../store.ts';

/** The part of a reservation that says when its people leave, and whether the deposit is theirs then. */
type Ending = Pick<ReservationRow, 'id' | 'status' | 'check_out' | 'ended_on' | 'closed_reason'>;
type WithDeposit = Ending &
  Pick<ReservationRow, 'deposit' | 'first_paid_at' | 'is_international' | 'krw_per_usd'>;

/** Follows the extensions of a stay, each prolonging the one before, to the last. */
export async function lastOfChain<S extends Ending>(db: Db, stay: S, now: Date): Promise<S | ReservationRow> {
  const next = await extensionOf(db, stay.id, now);
  return next === null ? stay : lastOfChain(db, await findRow(db, next), now);
}

/** Returns the Seoul date on which the people of a reservation leave or left. */
export function endOf(stay: Pick<Ending, 'ended_on' | 'check_out'>): PlainDate {
  return stay.ended_on ?? stay.check_out;
}

/** Refuses to settle a deposit, or null: once, after the check-out of the last extension, and not after an eviction. */
export function depositProblem(
  { stay, last, depositIsSettled }: { stay: { deposit: number }; last: Ending; depositIsSettled: boolean },
  nowMs: number,
): ErrorCode | null {
  if (depositIsSettled) return 'deposit_already_refunded';
  if (stay.deposit === 0 || last.closed_reason === 'eviction') return 'deposit_forfeited';
  if (last.status === 'cancelled' || last.status === 'expired') return 'deposit_forfeited';
  return last.status === 'requested' || endOf(last) > seoulDate(nowMs) ? 'deposit_not_due' : null;
}

/** Returns the Seoul date by which the deposit goes back after the last stay of a chain (docs/specification.md#cancellation-and-refunds). */
export function depositDueBy(last: Ending): PlainDate {
  return addDays(endOf(last), booking.depositDays);
}

/**
 * Tells where a paid deposit is: `held` until the last check-out, `to_return` until it is settled, `settled`, or `forfeited` by an
 * eviction. Null where there is none, none was paid, or the reservation was cancelled: then it is part of the refund.
 */
export function depositStateOf(
  given: { stay: WithDeposit; last: Ending; depositIsSettled: boolean },
  nowMs: number,
): DepositState | null {
  const { stay, last } = given;
  const closed = stay.status === 'cancelled' || stay.status === 'expired';
  if (stay.deposit === 0 || !stay.first_paid_at || closed) return null;
  const returnsBy = depositDueBy(last);
  const amountUsdCents = stay.is_international ? toCents(stay.deposit, stay.krw_per_usd) : null;
  const money = { amount: stay.deposit, amountUsdCents };
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

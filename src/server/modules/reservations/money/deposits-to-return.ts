import type { DepositState } from '#contract/reservations/refunds.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { depositStateOf, lastOfChain } from './deposit.ts';
import { endedWithDeposit } from './deposit-read-store.ts';

export async function depositsToReturn(
  db: Db,
  nowMs: number,
  ids: readonly string[] | null = null,
): Promise<Map<string, DepositState>> {
  const owed = new Map<string, DepositState>();
  if (ids?.length === 0) return owed;
  for (const reservation of await endedWithDeposit(db, seoulDate(nowMs), ids)) {
    const last = reservation.has_extension
      ? await lastOfChain(db, reservation, new Date(nowMs))
      : reservation;
    const deposit = depositStateOf({ reservation, last, depositIsSettled: false }, nowMs);
    if (deposit?.state === 'to_return') owed.set(reservation.id, deposit);
  }
  return owed;
}

type DueDeposit = { id: string; amount: number; returnsBy: PlainDate };

/**
 * Selects the deposits that may be among the `most` earliest by due date: all up to the date of the last one, by reservation id, in won. `total`
 * counts all of them.
 */
export function firstToReturn(
  owed: ReadonlyMap<string, DepositState>,
  most: number,
): { total: number; first: DueDeposit[] } {
  const due = [...owed].flatMap(([id, { amount, returnsBy }]) =>
    returnsBy === null ? [] : [{ id, amount, returnsBy }],
  );
  const lastDay = due.map(({ returnsBy }) => returnsBy).toSorted()[most - 1];
  const first = due.filter(({ returnsBy }) => lastDay === undefined || returnsBy <= lastDay);
  return { total: due.length, first };
}

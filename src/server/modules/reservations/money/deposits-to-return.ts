import type { DepositState } from '#contract/reservations/refunds.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { depositStateOf, lastOfChain } from './deposit.ts';
import { endedWithDeposit } from './deposit-read-store.ts';

/** Tells the deposits, of all reservations or of these ids, that have to go back at an instant (ms), by the reservation. */
export async function depositsToReturn(
  db: Db,
  nowMs: number,
  ids: readonly string[] | null = null,
): Promise<Map<string, DepositState>> {
  const owed = new Map<string, DepositState>();
  if (ids?.length === 0) return owed;
  for (const stay of await endedWithDeposit(db, seoulDate(nowMs), ids)) {
    const last = stay.has_extension ? await lastOfChain(db, stay, new Date(nowMs)) : stay;
    const deposit = depositStateOf({ stay, last, depositIsSettled: false }, nowMs);
    if (deposit?.state === 'to_return') owed.set(stay.id, deposit);
  }
  return owed;
}

type DueDeposit = { id: string; amount: number; returnsBy: PlainDate };

/**
 * Tells the deposits that may be among the `most` first by the Seoul date on which they have to be back: every one up to the date of the last of
 * these, in won and by the id of their reservation; and how many there are in `total`.
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

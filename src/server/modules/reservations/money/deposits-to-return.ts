import type { DepositState } from '#contract/reservations/refunds.ts';
import { seoulDate } from '#contract/rules/dates.ts';
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

import { seoulDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { depositStateOf, lastOfChain } from './deposit.ts';
import { endedWithDeposit } from './deposit-read-store.ts';

/** Tells of which reservations, among all or these ids, the deposit has to go back at an instant (ms). */
export async function depositsToReturn(
  db: Db,
  nowMs: number,
  ids: readonly string[] | null = null,
): Promise<Set<string>> {
  const owed = new Set<string>();
  if (ids?.length === 0) return owed;
  for (const stay of await endedWithDeposit(db, seoulDate(nowMs), ids)) {
    const last = stay.has_extension ? await lastOfChain(db, stay, new Date(nowMs)) : stay;
    if (depositStateOf({ stay, last, depositIsSettled: false }, nowMs)?.state === 'to_return')
      owed.add(stay.id);
  }
  return owed;
}

import { MOST_OF_A_LIST, type Today } from '#contract/admin/today.ts';
import type { Db } from '#server/ports/database.ts';
import { depositStateOf, lastOfChain } from '../money/deposit.ts';
import { presentBooker } from './present.ts';
import { momentOf } from './read-store.ts';
import { unsettledDeposits } from './today-read-store.ts';

/** Lists the deposits that are to go back at an instant, the first to be due first: of stays whose people, extensions included, have left. */
export async function depositsToReturn(db: Db, nowMs: number): Promise<Today['deposits']> {
  const at = momentOf(nowMs);
  const open: Today['deposits']['items'] = [];
  for (const row of await unsettledDeposits(db, at)) {
    const last = row.is_extended ? await lastOfChain(db, row, at.now) : row;
    const deposit = depositStateOf({ stay: row, last, depositIsSettled: false }, nowMs);
    if (deposit?.state !== 'to_return' || deposit.returnsBy === null) continue;
    open.push({
      reservationId: row.id,
      code: row.code,
      listingName: row.house_name,
      memberName: presentBooker(row).memberName,
      amount: deposit.amount,
      returnsBy: deposit.returnsBy,
      isOverdue: deposit.returnsBy < at.today,
    });
  }
  const items = open.toSorted(
    (a, b) => a.returnsBy.localeCompare(b.returnsBy) || a.code.localeCompare(b.code),
  );
  return { total: items.length, items: items.slice(0, MOST_OF_A_LIST) };
}

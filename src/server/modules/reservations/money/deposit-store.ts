import type { Insertable, Selectable } from 'kysely';
import type { Deduction } from '#contract/reservations/refunds.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

type StoredSettlement = Selectable<Schema['deposit_refunds']>;
export type SettledDeposit = Omit<StoredSettlement, 'deductions'> & {
  deductions: (StoredSettlement['deductions'][number] & Deduction)[];
};

export async function depositRefundOf(db: Db, reservationId: string): Promise<SettledDeposit | undefined> {
  const row = await db
    .selectFrom('deposit_refunds')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  const deductions = row?.deductions.map(({ text, ...deduction }) => ({
    ...deduction,
    text: typeof text === 'string' ? { ko: text, en: '' } : text,
  }));
  return row && deductions && { ...row, deductions };
}

/** @throws a unique violation if the deposit is settled already. */
export async function insertDepositRefund(
  trx: Trx,
  row: Insertable<Schema['deposit_refunds']>,
): Promise<void> {
  await trx.insertInto('deposit_refunds').values(row).execute();
}

export async function addReturned(trx: Trx, reservationId: string, won: number): Promise<void> {
  await trx
    .updateTable('deposit_refunds')
    .set((eb) => ({ returned: eb('returned', '+', won) }))
    .where('reservation_id', '=', reservationId)
    .execute();
}

import type { StoredVirtualAccount } from '#server/db/schema-paying.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export async function beginAgain(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('payments').set({ started_at: at }).where('id', '=', id).execute();
}

/**
 * Stores the account of a payment and marks it as waiting, since a provider that reports an account has not given up. `nextRead` applies if no
 * reading is scheduled. The key comes from the provider, because the order may have been opened in other windows under keys that were never used.
 * @returns false if an account is stored, the payment was made, or it is under review by a person.
 */
export async function setAccount(
  trx: Trx,
  id: string,
  { key, ...account }: StoredVirtualAccount & { key: string },
  nextRead: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set((eb) => ({
      virtual_account: JSON.stringify(account),
      payment_key: eb.fn.coalesce('payment_key', eb.val(key)),
      status: 'confirming',
      failure: null,
      next_read_at: eb.fn.coalesce('next_read_at', eb.val(nextRead)),
    }))
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .where('virtual_account', 'is', null)
    .where('doubt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases the accounts of payments that no longer wait; a server of the previous version may have left some. */
export async function forgetAccounts(db: Db): Promise<void> {
  await db
    .updateTable('payments')
    .set({ virtual_account: null })
    .where('virtual_account', 'is not', null)
    .where((eb) => eb.or([eb('status', '!=', 'confirming'), eb('doubt', 'is not', null)]))
    .execute();
}

export async function forgetAccountsOf(trx: Trx, reservationIds: string[]): Promise<void> {
  if (reservationIds.length === 0) return;
  const parts = trx.selectFrom('instalments').select('id').where('reservation_id', 'in', reservationIds);
  await trx
    .updateTable('payments')
    .set({ virtual_account: null })
    .where('instalment_id', 'in', parts)
    .where('virtual_account', 'is not', null)
    .execute();
}

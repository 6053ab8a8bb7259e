import type { Db } from '#server/ports/database.ts';

/** The id of the account with an address, as a part of another query. */
export function accountAt(db: Db, email: string) {
  return db.selectFrom('accounts').select('id').where('email', '=', email);
}

/** True for an address that an account has shown to be its own. */
export async function isProven(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

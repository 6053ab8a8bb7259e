import type { Db } from '#server/ports/database.ts';

export function accountAt(db: Db, email: string) {
  return db.selectFrom('accounts').select('id').where('email', '=', email);
}

/** True if an account has proved that the address is its own. */
export async function isProven(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

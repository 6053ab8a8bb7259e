import type { Db } from '#server/ports/database.ts';

/** The id of the account with an address, as a part of another query. */
export function accountAt(db: Db, email: string) {
  return db.selectFrom('accounts').select('id').where('email', '=', email);
}

import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

/** The ids of an account's reservations as text, as a part of another query. */
export function reservationsOf(db: Db, accountId: string) {
  return db
    .selectFrom('reservations')
    .select(sql<string>`id::text`.as('id'))
    .where('account_id', '=', accountId);
}

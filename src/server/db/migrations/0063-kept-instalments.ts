import { sql, type Kysely } from 'kysely';

/** An instalment that was kept from the deposit is settled by it: nobody owes it any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table instalments add column kept_at timestamptz`).execute(db);
}

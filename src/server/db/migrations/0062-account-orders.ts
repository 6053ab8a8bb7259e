import { sql, type Kysely } from 'kysely';

/** An order that was opened for a virtual account is known as such, by the end that was asked for: whoever asks again is given the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table payments add column account_until timestamptz`).execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The deadline of a virtual account that nothing was transferred to: the account itself is erased, and its payer is told when it ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table payments add column account_ended_at timestamptz`).execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The new deadline that the notice of an overdue instalment set (contract, clause 3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table instalments add column grace_until date').execute(db);
}

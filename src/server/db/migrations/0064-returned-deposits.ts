import { sql, type Kysely } from 'kysely';

/** What an objection that was upheld returns of the deposit, in won, beside what its settlement did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table deposit_refunds add column returned integer not null default 0, add constraint deposit_refunds_returned_check
      check (returned >= 0 and refunded + returned <= deposit)`)
    .execute(db);
}

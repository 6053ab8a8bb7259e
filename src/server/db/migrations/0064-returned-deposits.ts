import { sql, type Kysely } from 'kysely';

/** Adds the part of the deposit that an upheld objection returns, in won, to what its settlement returned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table deposit_refunds add column returned integer not null default 0, add constraint deposit_refunds_returned_check
      check (returned >= 0 and refunded + returned <= deposit)`)
    .execute(db);
}

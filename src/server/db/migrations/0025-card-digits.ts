import { sql, type Kysely } from 'kysely';

/** The end of a card's number, by which a payer knows it on a receipt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column card_last4 text check (length(card_last4) = 4)`.execute(db);
}

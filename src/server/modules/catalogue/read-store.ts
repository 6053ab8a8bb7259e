import { sql } from 'kysely';
import type { Trx } from '#server/ports/database.ts';

export async function lockCatalogue(trx: Trx): Promise<void> {
  await sql`lock table houses, coupons in share row exclusive mode`.execute(trx);
}

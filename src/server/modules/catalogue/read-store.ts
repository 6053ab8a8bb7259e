import { sql } from 'kysely';
import type { Trx } from '#server/ports/database.ts';

/** Holds houses and coupons against everybody who changes them, until the transaction ends; who reads or books does not wait. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await sql`lock table houses, coupons in share row exclusive mode`.execute(trx);
}

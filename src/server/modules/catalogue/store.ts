import { sql } from 'kysely';
import type { Trx } from '#server/ports/database.ts';

/** Runs one part of a transaction. If it throws, the part is rolled back and the transaction goes on. */
export async function attemptPart(trx: Trx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint import_part`.execute(trx);
  try {
    await work();
    await sql`release savepoint import_part`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint import_part`.execute(trx);
    throw error;
  }
}

import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

/** Runs `work` while no other host on the same PostgreSQL does; does nothing where one is at it. */
export async function runExclusively(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('ondol jobs', 0)) as free`.execute(trx);
    if (rows[0]?.free) await work();
  });
}

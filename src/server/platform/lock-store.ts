import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

/** Leaves the work to a run that is under way, or does it after that one. */
export type WhenBusy = 'skip' | 'wait';

const KEY = sql`hashtextextended('ondol jobs', 0)`;

/** Runs `work` while no other host on the same PostgreSQL does. */
export async function runExclusively(db: Db, whenBusy: WhenBusy, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (whenBusy === 'wait') await sql`select pg_advisory_xact_lock(${KEY})`.execute(trx);
    else {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${KEY}) as free`.execute(
        trx,
      );
      if (!rows[0]?.free) return;
    }
    await work();
  });
}

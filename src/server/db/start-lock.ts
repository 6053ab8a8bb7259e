import type { Database } from './db.ts';

/**
 * Runs what fills or migrates a database while no other host does, and answers what it made. `work` gets a database
 * without limits of time to migrate. Hosts that start at the same moment wait for
 * one another, as long as that takes, in a session lock of PostgreSQL; it ends with its connection, so that a host that dies here stops nobody. The embedded
 * database has one process anyway, and one session, which the lock would take from the work.
 */
export async function whileNoOtherStarts<T>(
  database: Database,
  work: (unhurried: Database['db']) => Promise<T>,
): Promise<T> {
  if (database.kind === 'embedded') return work(database.db);
  return database.unhurried(async ({ db, pool }) => {
    const client = await pool.connect();
    try {
      await client.query(`select pg_advisory_lock(hashtextextended('ondol start', 0))`);
      return await work(db);
    } finally {
      // Closing the connection gives the lock back, also where the lock itself failed.
      client.release(true);
    }
  });
}

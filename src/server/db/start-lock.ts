import type { Database } from './db.ts';

/**
 * Runs `work`, which fills or migrates a database, while no other host does the same, and returns its result. `work` gets a database without time
 * limits. Hosts that start together wait for one another in a PostgreSQL session lock, however long that takes; the lock ends with its connection, so
 * a crashed host blocks nobody. The embedded database takes no lock: it has one process and one session, which `work` needs.
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

import type { Database } from './db.ts';

/**
 * Runs what fills or migrates a database while no other host does, and answers what it made. Hosts that start at the same moment wait for
 * one another in a session lock of PostgreSQL; it ends with its connection, so that a host that dies here stops nobody. The embedded
 * database has one process anyway, and one session, which the lock would take from the work.
 */
export async function whileNoOtherStarts<T>({ kind, pool }: Database, work: () => Promise<T>): Promise<T> {
  if (kind === 'embedded') return work();
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtextextended('ondol start', 0))`);
    return await work();
  } finally {
    // Closing the connection gives the lock back, also where the lock itself failed.
    client.release(true);
  }
}

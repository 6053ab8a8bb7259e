import { Migrator, type Kysely } from 'kysely';
import * as mainJob from './migrations/0001-main-job.ts';
import * as booking from './migrations/0003-booking.ts';
import type { Schema } from './schema.ts';

/** All migrations in order of name; the same on PGlite and PostgreSQL. */
const migrations = { '0001-main-job': mainJob, '0003-booking': booking };

/**
 * Brings a database up to date; safe to call from several hosts at once (Kysely holds an advisory lock).
 * @throws the failing statement's error, with the migration's name in the message.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
    throw new Error(`Migration ${failed} failed`, { cause: error });
  }
}

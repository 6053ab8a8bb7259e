import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

/** Asks the database for as little as it can answer. @throws where it does not. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

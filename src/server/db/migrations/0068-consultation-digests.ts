import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table consultations add column told_at timestamptz`,
  // Administrators were told of each one as it came.
  `update consultations set told_at = received_at`,
  `create index consultations_told on consultations (told_at)`,
];

/** Administrators are told of several consultations by one mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

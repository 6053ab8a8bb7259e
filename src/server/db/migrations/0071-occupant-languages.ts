import { sql, type Kysely } from 'kysely';

/**
 * Occupants have a language in which they are written to: null for that of the member, as of everybody until now. One that they chose
 * themselves is told apart, since nobody else changes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table occupants
      add column language text check (language in ('ko', 'en')),
      add column is_own_language boolean not null default false`.execute(db);
}

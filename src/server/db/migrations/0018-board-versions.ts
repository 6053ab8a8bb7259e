import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table boards
    alter column published_at drop not null,
    add column updated_at timestamptz,
    add column updated_by text,
    add check (not main or published_at is not null)`,
  `create table board_versions (
    board_id uuid not null references boards on delete cascade,
    number integer not null check (number >= 1),
    content jsonb not null,
    saved_at timestamptz,
    saved_by text,
    primary key (board_id, number)
  )`,
];

/** Boards that are drafts, and how each was before (ADR 34). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `create table board_drafts (
    board_id uuid primary key references boards on delete cascade,
    content jsonb not null,
    saved_at timestamptz not null,
    saved_by text not null,
    saved_by_id uuid references accounts on delete set null,
    version_at timestamptz not null
  )`,
  `alter table boards add column event_sequence integer not null default 0 check (event_sequence >= 0)`,
];

/** Drafts of boards (ADR 41), and how often an event was moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

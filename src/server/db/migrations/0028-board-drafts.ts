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
  // A reminder is of one start from now on: those that left are of the present one.
  `update outbox as o set key = o.key || ':' || floor(extract(epoch from b.event_starts_at))::bigint::text
    from event_sign_ups as s join boards as b on b.id = s.board_id
    where o.key = 'event-reminder:' || s.id::text and b.event_starts_at is not null`,
];

/** Drafts of boards (ADR 41), and how often an event was moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

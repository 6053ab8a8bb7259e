import { sql, type Kysely } from 'kysely';

const statements = [
  `create table event_sign_ups (
    id uuid primary key,
    board_id uuid not null references boards on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    state text not null check (state in ('seat', 'waiting')),
    signed_up_at timestamptz not null,
    queue_number bigint generated always as identity,
    attended boolean check (attended is null or state = 'seat'),
    unique (board_id, account_id)
  )`,
  `create index event_sign_ups_account on event_sign_ups (account_id)`,
  `create table event_cancellations (
    board_id uuid primary key references boards on delete cascade,
    cancelled_at timestamptz not null,
    cancelled_by text not null,
    reason jsonb not null check (reason ? 'ko')
  )`,
];

/** Who comes to events, in the order in which they asked, and events that do not take place (ADR 36). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

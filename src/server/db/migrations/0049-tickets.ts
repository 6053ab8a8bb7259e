import { sql, type Kysely } from 'kysely';

const time = `~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
const statements = [
  // Ids of tickets and replies are made by who sends them: the same one twice is stored once (ADR 59).
  `create table tickets (
    id uuid primary key,
    reservation_id uuid not null references reservations on delete cascade,
    kind text not null check (kind in ('damage', 'malfunction', 'noise', 'question')),
    state text not null default 'received' check (state in ('received', 'visit_planned', 'done')),
    text text not null,
    opened_at timestamptz not null,
    due_at timestamptz,
    visit_on date,
    visit_from text check (visit_from ${time}),
    visit_until text check (visit_until ${time}),
    assignee_account_id uuid references accounts on delete set null,
    done_at timestamptz check ((done_at is not null) = (state = 'done')),
    check ((due_at is null) = (state = 'done')),
    check ((visit_on is not null) = (state = 'visit_planned')),
    check ((visit_on is null) = (visit_from is null) and (visit_on is null) = (visit_until is null))
  )`,
  `create index tickets_reservation on tickets (reservation_id, opened_at desc)`,
  `create index tickets_due on tickets (due_at) where state <> 'done'`,
  `create table ticket_replies (
    id uuid primary key,
    ticket_id uuid not null references tickets on delete cascade,
    author text not null check (author in ('member', 'operator')),
    author_account_id uuid references accounts on delete set null,
    author_name text,
    text text not null,
    written_at timestamptz not null
  )`,
  `create index ticket_replies_ticket on ticket_replies (ticket_id, written_at)`,
  `create table ticket_templates (
    id uuid primary key,
    title text not null,
    kind text check (kind in ('damage', 'malfunction', 'noise', 'question')),
    text jsonb not null,
    created_at timestamptz not null
  )`,
  `alter table file_uses drop constraint file_uses_kind_check`,
  `alter table file_uses add constraint file_uses_kind_check
    check (kind in ('turnover', 'deduction', 'board', 'house', 'ticket', 'ticket_reply'))`,
];

/** Reports and questions of members about their stays (ADR 59). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

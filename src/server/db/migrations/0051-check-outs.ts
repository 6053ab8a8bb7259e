import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table file_uses drop constraint file_uses_kind_check`,
  `alter table file_uses add constraint file_uses_kind_check check (kind in
    ('turnover', 'deduction', 'board', 'house', 'ticket', 'ticket_reply', 'review', 'check_out'))`,
  `create table check_out_reports (
    reservation_id uuid primary key references reservations on delete cascade,
    done jsonb not null,
    keys text not null check (keys in ('code', 'inside', 'handed_over', 'lost')),
    meter jsonb not null,
    note text not null,
    first_sent_at timestamptz not null,
    sent_at timestamptz not null
  )`,
  `create table deposit_objections (
    reservation_id uuid primary key references reservations on delete cascade,
    text text not null,
    objected_at timestamptz not null,
    answer text,
    answered_at timestamptz check ((answered_at is null) = (answer is null)),
    answered_by uuid references accounts on delete set null,
    answered_by_name text
  )`,
  `create index deposit_objections_open on deposit_objections (objected_at) where answered_at is null`,
  // Kinds of notifications that somebody has switched off; the switch for all of them stays beside it (ADR 61).
  `create table push_choices (
    account_id uuid primary key references accounts on delete cascade,
    muted jsonb not null
  )`,
  // Notifications in a row that a push service did not take, for a reason that another try does not mend.
  `alter table push_subscriptions add column failures integer not null default 0`,
];

/** Pictures of members, what they tell on leaving and object to (ADR 60), and kinds of notifications (ADR 61). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

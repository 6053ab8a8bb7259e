import { sql, type Kysely } from 'kysely';

const statements = [
  // A row is there before its bytes are: whatever is in the store has a row that tells of it.
  `create table files (
    id uuid primary key,
    width integer not null,
    height integer not null,
    variants jsonb not null,
    uploaded_at timestamptz not null,
    uploaded_by uuid references accounts on delete set null,
    stored_at timestamptz,
    unused_since timestamptz
  )`,
  `create index files_unused on files (unused_since) where unused_since is not null`,
  `create table file_uses (
    file_id uuid not null references files,
    kind text not null check (kind in ('turnover', 'deduction')),
    subject_id uuid not null,
    position integer not null,
    primary key (kind, subject_id, file_id)
  )`,
  `create index file_uses_file on file_uses (file_id)`,

  `alter table houses add column turnover_checklist jsonb`,
  `create table turnovers (
    id uuid primary key,
    house_id text not null references houses,
    arrival_id uuid not null references reservations on delete cascade,
    departure_id uuid references reservations on delete set null,
    due_on date not null,
    state text not null default 'todo' check (state in ('todo', 'in_progress', 'problem', 'ready')),
    problem text check ((problem is not null) = (state = 'problem')),
    note text not null default '',
    checklist jsonb not null,
    assignee_account_id uuid references accounts on delete set null,
    planned_at timestamptz not null,
    ready_at timestamptz check ((ready_at is not null) = (state = 'ready')),
    ready_by text,
    cancelled_at timestamptz
  )`,
  `create unique index turnovers_arrival on turnovers (arrival_id) where cancelled_at is null`,
  `create index turnovers_due on turnovers (due_on, id) where cancelled_at is null`,
  `create index turnovers_house on turnovers (house_id) where cancelled_at is null`,
];

/** Uploaded files with what refers to them, and the work in a house between two stays (decisions: Running the company). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

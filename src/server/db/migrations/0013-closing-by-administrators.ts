import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table reservation_events drop constraint reservation_events_transition_check`,
  `alter table reservation_events add constraint reservation_events_transition_check
    check (transition in ('request', 'change', 'extend', 'extend_hold', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel',
      'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict'))`,

  // One row a reservation: a deposit goes back once.
  `create table deposit_refunds (
    reservation_id uuid primary key references reservations on delete cascade,
    deposit integer not null check (deposit > 0),
    refunded integer not null check (refunded between 0 and deposit),
    deductions jsonb not null,
    recorded_at timestamptz not null,
    actor_account_id uuid references accounts on delete set null,
    actor_name text not null
  )`,
  `create table noise_complaints (
    id uuid primary key,
    reservation_id uuid not null references reservations on delete cascade,
    heard_on date not null,
    source text not null,
    text text not null,
    recorded_at timestamptz not null,
    actor_account_id uuid references accounts on delete set null,
    actor_name text not null
  )`,
  `create index noise_complaints_reservation on noise_complaints (reservation_id, heard_on)`,
  `create table staff_notes (
    id uuid primary key,
    reservation_id uuid not null references reservations on delete cascade,
    text text not null,
    written_at timestamptz not null,
    actor_account_id uuid references accounts on delete set null,
    actor_name text not null
  )`,
  `create index staff_notes_reservation on staff_notes (reservation_id, written_at)`,
];

/** What administrators record about reservations: refunds of deposits, noise complaints and notes (decisions: Cancellation and refunds). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Nights of a reservation and, beside them, those of a change that is not completed yet. */
const held = `datemultirange(
    daterange(check_in, coalesce(ended_on, check_out), '[)'),
    daterange(coalesce(change_check_in, check_in), coalesce(change_check_out, check_in), '[)'))`;

const statements = [
  `alter table reservations
    add column change_check_in date,
    add column change_check_out date,
    add column changed_at timestamptz,
    add check ((change_check_in is null) = (change_check_out is null)),
    add check (change_check_in < change_check_out),
    add check (change_check_in is null or status = 'confirmed')`,
  // Both stretches count, so that neither the agreed nights nor the new ones are anybody else's until it is decided.
  `alter table reservations drop constraint reservations_no_overlap`,
  `alter table reservations add constraint reservations_no_overlap exclude using gist (
    house_id with =,
    (${held}) with &&
  ) where (status in ('requested', 'confirmed', 'checked_out_early') and gave_way_at is null)`,
  `create index reservations_changing on reservations (house_id) where change_check_in is not null`,
  `create table reservation_changes (
    id uuid primary key,
    reservation_id uuid not null references reservations,
    asked_at timestamptz not null,
    due_at timestamptz not null,
    terms jsonb not null,
    occupants jsonb,
    instalment_id uuid,
    to_pay integer not null check (to_pay >= 0),
    to_pay_usd_cents integer check (to_pay_usd_cents >= 0),
    to_return integer not null check (to_return >= 0),
    to_return_usd_cents integer check (to_return_usd_cents >= 0),
    signed_at timestamptz,
    paid_at timestamptz,
    ended_at timestamptz,
    outcome text check (outcome in ('completed', 'lapsed', 'withdrawn')),
    check ((ended_at is null) = (outcome is null)),
    check (ended_at is null or occupants is null)
  )`,
  `create unique index reservation_changes_open on reservation_changes (reservation_id) where ended_at is null`,
  `create index reservation_changes_due on reservation_changes (due_at) where ended_at is null`,
  // The number of a receipt stays when payments are laid out anew; a payment that is owed no more and was made keeps its row.
  `alter table instalments add column number integer, add column dropped_at timestamptz`,
  `update instalments set number = seq`,
  `alter table instalments alter column number set not null, add unique (reservation_id, number)`,
  // The contract of a change that came to nothing: no other took its place.
  `alter table contracts add column dropped_at timestamptz, add check (dropped_at is null or replaced_at is not null)`,
  `alter table reservation_events drop constraint reservation_events_transition_check`,
  `alter table reservation_events add constraint reservation_events_transition_check
    check (transition in ('request', 'change', 'extend', 'extend_hold', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel',
      'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict', 'correct_occupant', 'move', 'move_confirmed',
      'park', 'put_back', 'give_way', 'ask_change', 'complete_change', 'lapse_change', 'withdraw_change'))`,
];

/** Changes of dates and people after the first payment (ADR 39). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

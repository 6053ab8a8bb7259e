import { sql, type Kysely } from 'kysely';

const statements = [
  // A payment that was begun for an instalment which is owed no more: its money buys nothing, whatever it comes to.
  `alter table payments add column is_dropped boolean not null default false`,
  `alter table reservation_changes drop constraint reservation_changes_outcome_check`,
  `alter table reservation_changes add constraint reservation_changes_outcome_check
    check (outcome in ('completed', 'lapsed', 'withdrawn', 'declined'))`,
  `alter table reservation_events drop constraint reservation_events_transition_check`,
  `alter table reservation_events add constraint reservation_events_transition_check
    check (transition in ('request', 'change', 'extend', 'extend_hold', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel',
      'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict', 'correct_occupant', 'move', 'move_confirmed',
      'park', 'put_back', 'give_way', 'ask_change', 'complete_change', 'lapse_change', 'withdraw_change', 'decline_change'))`,
];

/** Changes that one of their signers declines, and late money for a change that was dropped (ADR 42). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

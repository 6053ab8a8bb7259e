import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table payments drop constraint payments_provider_check`,
  `alter table payments add constraint payments_provider_check check (provider in ('sandbox', 'toss', 'stripe', 'bank'))`,
  `alter table reservation_events drop constraint reservation_events_transition_check`,
  `alter table reservation_events add constraint reservation_events_transition_check
    check (transition in ('request', 'change', 'extend', 'extend_hold', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel',
      'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict', 'correct_occupant', 'move', 'move_confirmed'))`,
];

/** Payments that administrators find on the company's account, and corrections of requests (ADR 30). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

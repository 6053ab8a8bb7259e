import { sql, type Kysely } from 'kysely';

const statements = [
  // A sign-up within a booking asks for neither: the phone is told with the request, the date of birth with the signature.
  `alter table accounts
    alter column phone_country drop not null,
    alter column phone drop not null,
    add constraint accounts_phone_check check ((phone is null) = (phone_country is null))`,
  `alter table consents drop constraint consents_kind_check`,
  `alter table consents add constraint consents_kind_check
    check (kind in ('terms', 'privacy', 'age', 'receipt', 'marketing', 'cancellation'))`,
  // Another way to pay, chosen after the request.
  `alter table reservation_events drop constraint reservation_events_transition_check`,
  `alter table reservation_events add constraint reservation_events_transition_check
    check (transition in ('request', 'change', 'extend', 'extend_hold', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel',
      'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict', 'correct_occupant', 'move', 'move_confirmed',
      'park', 'put_back', 'give_way', 'ask_change', 'complete_change', 'lapse_change', 'withdraw_change', 'decline_change',
      'choose_payment_method'))`,
  // The text of a contract file, written down as it was made; files from before have none.
  `alter table documents add column text jsonb`,
];

/** Accounts whose phone is not told yet, the statement of who gives no date of birth that they are old enough to agree, and the shorter way from a request to its confirmation (ADR 49). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // One account a stay takes the refunds that cannot go back through their payment; it is encrypted as a whole.
  `create table refund_accounts (
    reservation_id uuid primary key references reservations on delete cascade,
    scope text not null check (scope in ('domestic', 'abroad')),
    account text not null,
    number_end text not null check (length(number_end) between 2 and 4),
    set_at timestamptz not null
  )`,
  // Of a refund: the last attempt's beginning, the moment from which its provider is not asked any more, and that an account was asked for.
  `alter table refunds
    add column tried_at timestamptz,
    add column by_hand_at timestamptz,
    add column account_asked_at timestamptz`,
];

/** Accounts for refunds, and refunds that are sent by hand (decisions: Cancellation and refunds; ADR 67). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

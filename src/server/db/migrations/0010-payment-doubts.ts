import { sql, type Kysely } from 'kysely';

const statements = [
  // An order is settled, refunded or shown to the administrator (decisions: Reservation life cycle); these two show it.
  `alter table payments
    add column doubt text check (doubt in ('amount_differs', 'no_answer')),
    add column doubted_at timestamptz,
    add constraint payments_doubt_when check ((doubt is null) = (doubted_at is null)),
    add constraint payments_doubt_open check (doubt is null or status <> 'paid')`,
  `create index payments_doubt on payments (doubted_at) where doubt is not null`,
  `drop index if exists payments_unsettled`,
  `create index payments_unsettled on payments (next_read_at) where status <> 'paid' and next_read_at is not null`,
  // Keys that a browser brought were stored before the provider knew them; only a provider's own are kept.
  `update payments set payment_key = null where status <> 'paid' and (provider <> 'stripe' or status = 'failed')`,
  // Failed payments of the last days may have been taken under another key: they are read once more.
  `update payments set next_read_at = now() where status = 'failed' and failure is distinct from 'not_opened'
    and started_at > now() - interval '8 days'`,
];

/** Payments that a person must look at, and reading of failed ones (decisions: Reservation life cycle). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // Messages: a third channel, attachments, and an end to what cannot be delivered.
  `alter table outbox drop constraint outbox_channel_check`,
  `alter table outbox add constraint outbox_channel_check check (channel in ('email', 'sms', 'push'))`,
  `alter table outbox add column link text`,
  `alter table outbox add column attachments jsonb`,
  `alter table outbox add column failed_at timestamptz`,
  `alter table outbox add column warned_at timestamptz`,
  `alter table outbox add constraint outbox_end check (sent_at is null or failed_at is null)`,
  `drop index outbox_due`,
  `create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null`,
  `create index outbox_open on outbox (created_at) where sent_at is null`,
  `create table push_subscriptions (
    id uuid primary key,
    device_id uuid not null references devices on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  )`,
  `create index push_subscriptions_device on push_subscriptions (device_id)`,

  // Payments: when a provider is asked again, and what it said last.
  `alter table payments add column next_read_at timestamptz`,
  `update payments set next_read_at = started_at where status = 'confirming'`,
  `create index payments_unsettled on payments (next_read_at) where status in ('started', 'confirming')`,
  `alter table refunds add column attempts integer not null default 0 check (attempts >= 0)`,
  `alter table refunds add column next_attempt_at timestamptz`,
  `alter table refunds add column last_error text`,
  `alter table refunds add column warned_at timestamptz`,

  // The sandbox: money that arrives later, and the notices it sends by itself.
  `alter table sandbox_orders drop constraint sandbox_orders_status_check`,
  `alter table sandbox_orders add constraint sandbox_orders_status_check
    check (status in ('open', 'authorized', 'waiting', 'declined', 'abandoned', 'paid'))`,
  `alter table sandbox_orders add column notices integer not null default 0 check (notices >= 0)`,
  `create table sandbox_notices (
    id uuid primary key,
    order_id text not null references sandbox_orders,
    due_at timestamptz not null,
    copies integer not null check (copies > 0)
  )`,
  `create index sandbox_notices_due on sandbox_notices (due_at)`,

  // Rates: when a source was read, which may be days after what it says is from.
  `alter table exchange_rates add column read_at timestamptz`,
  `update exchange_rates set read_at = at`,
  `alter table exchange_rates alter column read_at set not null`,
  `create index exchange_rates_read on exchange_rates (source, read_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

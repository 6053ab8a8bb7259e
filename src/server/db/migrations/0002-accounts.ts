import { sql, type Kysely } from 'kysely';

const statements = [
  // An account that is deleted is gone: its row is no place to keep anything of it.
  `delete from accounts where deleted_at is not null`,
  `drop index accounts_email`,
  `alter table accounts
    drop column deleted_at,
    add column google_sub text constraint accounts_google_sub unique,
    add column pending_email text check (pending_email = lower(pending_email)),
    add column notify_sms boolean not null default true,
    add column notify_push boolean not null default true`,
  `create unique index accounts_email on accounts (email)`,
  `alter table consents
    add column withdrawn_at timestamptz,
    add constraint consents_withdrawn_later check (withdrawn_at >= given_at)`,
  `create unique index consents_current on consents (account_id, kind)
    where withdrawn_at is null and kind in ('receipt', 'marketing')`,
  `alter table email_tokens drop constraint email_tokens_purpose_check`,
  `alter table email_tokens
    add column email text check (email = lower(email)),
    add constraint email_tokens_purpose check (purpose in ('confirm', 'reset', 'change-email')),
    add constraint email_tokens_email check ((purpose = 'change-email') = (email is not null))`,
  `create table devices (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    user_agent text not null,
    ip text not null,
    logged_in_at timestamptz not null,
    last_seen_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index devices_account on devices (account_id, last_seen_at desc)`,
  `insert into devices (id, account_id, user_agent, ip, logged_in_at, last_seen_at, ended_at)
    select distinct on (family) family, account_id, user_agent, ip,
      min(created_at) over (partition by family),
      max(created_at) over (partition by family),
      min(revoked_at) over (partition by family)
    from refresh_tokens order by family, created_at desc`,
  `alter table refresh_tokens
    add constraint refresh_tokens_device foreign key (family) references devices on delete cascade`,
  // Written down alike for every address, known or not; a job looks whose it is.
  `create table reset_requests (
    id uuid primary key,
    email text not null check (email = lower(email)),
    requested_at timestamptz not null
  )`,
  `create index reset_requests_due on reset_requests (requested_at)`,
  // A message belongs to whom it is about, not to whoever has its recipient's address or number by now.
  `alter table outbox add column account_id uuid references accounts on delete cascade`,
  `update outbox set account_id = accounts.id from accounts
    where outbox.recipient = accounts.email and outbox.created_at >= accounts.created_at`,
  `create index outbox_account on outbox (account_id)`,
  `create table allowances (
    key text primary key,
    since timestamptz not null,
    until timestamptz not null,
    used integer not null check (used >= 0)
  )`,
  `create index allowances_until on allowances (until)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

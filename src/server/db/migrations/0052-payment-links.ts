import { sql, type Kysely } from 'kysely';

const statements = [
  // A link by which somebody else pays an instalment: whoever knows its token; the database knows only the hash.
  `create table payment_links (
    id uuid primary key,
    instalment_id uuid not null references instalments on delete cascade,
    token_hash text not null unique,
    language text not null check (language in ('ko', 'en')),
    mailed_to text,
    made_at timestamptz not null,
    expires_at timestamptz not null,
    recalled_at timestamptz,
    check (expires_at > made_at)
  )`,
  `create index payment_links_instalment on payment_links (instalment_id)`,
  // A method that a member let us store to charge the later payments of one stay; its keys are encrypted.
  `create table automatic_payments (
    id uuid primary key,
    reservation_id uuid not null references reservations on delete cascade,
    provider text not null check (provider in ('sandbox', 'toss', 'stripe')),
    customer_key text,
    method_key text,
    card_last4 text,
    consent_version text not null,
    agreed_at timestamptz not null,
    stored_at timestamptz,
    ended_at timestamptz,
    end_reason text check (end_reason in ('member', 'replaced', 'not_stored', 'stay_over', 'account_deleted')),
    check ((ended_at is null) = (end_reason is null)),
    check (stored_at is null or method_key is not null or ended_at is not null)
  )`,
  `create index automatic_payments_reservation on automatic_payments (reservation_id)`,
  `create unique index automatic_payments_on on automatic_payments (reservation_id)
    where stored_at is not null and ended_at is null`,
  `create index automatic_payments_with_key on automatic_payments (ended_at) where method_key is not null`,
  // Announced charges with the number of their attempts: only what was announced with this amount is charged.
  `create table automatic_charges (
    automatic_payment_id uuid not null references automatic_payments on delete cascade,
    instalment_id uuid not null references instalments on delete cascade,
    amount integer not null check (amount > 0),
    amount_usd_cents integer check (amount_usd_cents > 0),
    announced_at timestamptz not null,
    attempts integer not null default 0,
    tried_at timestamptz,
    primary key (automatic_payment_id, instalment_id),
    check ((attempts = 0) = (tried_at is null))
  )`,
  `create index automatic_charges_instalment on automatic_charges (instalment_id)`,
  `alter table payments
    add column link_id uuid references payment_links on delete set null,
    add column payer_email text,
    add column payer_language text check (payer_language in ('ko', 'en')),
    add column automatic_payment_id uuid references automatic_payments on delete set null,
    add check ((payer_email is null) = (payer_language is null))`,
  `create index payments_link on payments (link_id) where link_id is not null`,
  `create index payments_automatic on payments (automatic_payment_id) where automatic_payment_id is not null`,
  `create index payments_payer on payments (started_at) where payer_email is not null`,
  // The sandbox provider's own books of stored methods.
  `create table sandbox_methods (
    setup_id text primary key,
    customer_key text not null,
    method_key text not null unique,
    return_url text not null,
    language text not null check (language in ('ko', 'en')),
    title jsonb not null,
    status text not null check (status in ('open', 'agreed', 'stored', 'abandoned', 'deleted')),
    declines boolean not null default false,
    created_at timestamptz not null
  )`,
];

/** Payments by somebody else and without anybody (decisions: Discovery and prices; ADR 65, 66). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

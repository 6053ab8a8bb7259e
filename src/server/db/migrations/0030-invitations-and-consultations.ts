import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table accounts
    add column invited_at timestamptz,
    add constraint accounts_invited check (invited_at is null or (password_hash is null and google_sub is null))`,
  `create index accounts_invitations on accounts (invited_at) where invited_at is not null`,
  `alter table email_tokens
    drop constraint email_tokens_purpose,
    add constraint email_tokens_purpose check (purpose in ('confirm', 'reset', 'change-email', 'invite'))`,
  `create table consultations (
    id uuid primary key,
    name text not null,
    phone text not null default '',
    email text not null default '',
    district text not null,
    rooms integer not null check (rooms between 1 and 10000),
    message text not null,
    language text not null check (language in ('ko', 'en')),
    state text not null default 'open' check (state in ('open', 'contacted', 'closed')),
    note text not null default '',
    received_at timestamptz not null,
    changed_at timestamptz not null,
    check (phone <> '' or email <> '')
  )`,
  `create index consultations_received on consultations (received_at desc, id)`,
  `create index consultations_open on consultations (received_at) where state = 'open'`,
];

/** Accounts of whom an administrator invited (ADR 43), and what building owners ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

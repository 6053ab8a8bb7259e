import { sql, type Kysely } from 'kysely';

const statements = [
  // One successor to a refresh token, held by the database itself: a token that is used twice starts no second chain.
  `alter table refresh_tokens
    add column predecessor_id uuid constraint refresh_tokens_predecessor unique references refresh_tokens on delete cascade`,
  // A browser that an account was logged in from, as its device cookie tells; of the cookie the hash alone is here.
  `create table known_devices (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    secret_hash text not null,
    known_since timestamptz not null,
    last_seen_at timestamptz not null,
    constraint known_devices_account unique (account_id, secret_hash)
  )`,
  `create index known_devices_secret on known_devices (secret_hash)`,
  `create index known_devices_unseen on known_devices (last_seen_at)`,
  `alter table devices add column known_device_id uuid references known_devices on delete set null`,
  `create index devices_known on devices (known_device_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

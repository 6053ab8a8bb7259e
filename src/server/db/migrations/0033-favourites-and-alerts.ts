import { sql, type Kysely } from 'kysely';

const statements = [
  // The last change of each house by its member: a removed one stays for a while, so that a device that was offline does not bring it back.
  `create table favourites (
    account_id uuid not null references accounts on delete cascade,
    house_id text not null references houses on delete cascade,
    changed_at timestamptz not null,
    is_removed boolean not null,
    primary key (account_id, house_id)
  )`,
  `create index favourites_removed on favourites (changed_at) where is_removed`,
  `create index favourites_house on favourites (house_id)`,
  `create table availability_alerts (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    house_id text not null references houses on delete cascade,
    check_in date not null,
    check_out date not null,
    asked_at timestamptz not null,
    told_at timestamptz,
    stop_hash text,
    check (check_in < check_out),
    check ((told_at is null) = (stop_hash is null))
  )`,
  `create unique index availability_alerts_once on availability_alerts (account_id, house_id, check_in, check_out) where told_at is null`,
  `create index availability_alerts_open on availability_alerts (house_id, asked_at, id) where told_at is null`,
  `create index availability_alerts_told on availability_alerts (house_id, told_at) where told_at is not null`,
  `create unique index availability_alerts_stop on availability_alerts (stop_hash)`,
];

/** Favourites, and members who wait for a house to become free (ADR 48). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

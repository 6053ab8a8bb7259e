import { sql, type Kysely } from 'kysely';

const statements = [
  // The way from every house to every university, by its public coordinates: rows of `modules/houses/commutes/policy.ts`.
  `create table commutes (
    house_id text not null references houses on delete cascade,
    university text not null,
    minutes integer not null check (minutes >= 0),
    lines integer[] not null,
    changes integer not null check (changes >= 0),
    bus boolean not null,
    primary key (house_id, university)
  )`,
  `create index commutes_nearest on commutes (university, minutes, house_id)`,
  // The coordinates and the version of data and rules that the commutes of a house were worked out by.
  `create table commute_origins (
    house_id text primary key references houses on delete cascade,
    latitude double precision not null,
    longitude double precision not null,
    version text not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

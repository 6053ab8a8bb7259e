import { sql, type Kysely } from 'kysely';

const statements = [
  `create table neighbourhoods (
    location text primary key,
    published boolean not null default false,
    texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
    changed_at timestamptz
  )`,
  `insert into neighbourhoods (location) values
    ('hongdae'), ('sinchon'), ('itaewon'), ('hanyang'), ('korea'), ('hufs'), ('seoul-national'), ('seoul-station')`,
];

/** Neighborhoods have texts that administrators write. Each has its row from the start, so that a change finds one to lock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

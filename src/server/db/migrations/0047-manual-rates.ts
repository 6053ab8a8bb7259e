import { sql, type Kysely } from 'kysely';

const statements = [
  `create table manual_rates (
    id uuid primary key,
    krw_per_usd numeric(13, 4) not null check (krw_per_usd > 0),
    reason text not null check (reason <> ''),
    set_at timestamptz not null,
    set_by uuid references accounts on delete set null,
    ends_on date,
    ended_at timestamptz check (ended_at >= set_at)
  )`,
  // One holds at a time; one whose last day is over is ended by the next.
  `create unique index manual_rates_open on manual_rates ((true)) where ended_at is null`,
  `create index manual_rates_newest on manual_rates (set_at desc)`,
  `create index manual_rates_by on manual_rates (set_by)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

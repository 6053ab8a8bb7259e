import { sql, type Kysely } from 'kysely';

const statements = [
  // A house that is being written lacks this and that: 0 stands for what nobody has said yet, and none of it is published.
  `alter table houses drop constraint houses_area_m2_check, drop constraint houses_monthly_rent_check`,
  `alter table houses
    add column trash jsonb not null default '{"ko": "", "en": ""}',
    add column archived_at timestamptz,
    add constraint houses_area_m2_check check (area_m2 > 0 or (area_m2 = 0 and not published)),
    add constraint houses_monthly_rent_check check (monthly_rent > 0 or (monthly_rent = 0 and not published)),
    add constraint houses_archived_check check (archived_at is null or not published)`,
  // The rent and the deposit of a house from a day on; 'houses' has those of now, which searches read.
  `create table house_prices (
    house_id text not null references houses on delete cascade,
    starts_on date not null,
    monthly_rent integer not null check (monthly_rent > 0),
    deposit integer not null check (deposit >= 0),
    set_at timestamptz not null,
    set_by text not null,
    applied_at timestamptz,
    primary key (house_id, starts_on)
  )`,
  `create index house_prices_due on house_prices (starts_on) where applied_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

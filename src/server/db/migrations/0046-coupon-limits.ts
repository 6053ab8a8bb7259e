import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table coupons add column max_uses_per_member integer check (max_uses_per_member > 0)`,
  // None of either: for every house.
  `alter table coupons add column house_ids jsonb not null default '[]'`,
  `alter table coupons add column locations jsonb not null default '[]'`,
  `alter table coupons add column note text not null default ''`,
  `alter table coupons add column created_at timestamptz not null default now()`,
  `alter table coupons add column ended_at timestamptz`,
  `alter table coupons add constraint coupons_nights check (min_nights > 0)`,
  `create index coupons_newest on coupons (created_at desc, code)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

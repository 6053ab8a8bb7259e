import { sql, type Kysely } from 'kysely';

const statements = [
  // The recommended order: a first page is read as far as it goes, instead of sorting everything that was found.
  `create index houses_recommended on houses (rank desc, score desc nulls last, id)
    include (location, type, max_guests, monthly_rent, facilities) where published`,
  `create index vacancies_recommended on vacancies (rank desc, score desc nulls last, house_id)
    include (opens_on, closes_on, location, type, max_guests, min_nights, monthly_rent, facilities)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const places = 'public_latitude, public_longitude';

const statements = [
  // The orders by rating and by rent, as 0034 and 0036 have the recommended one: a first page is read as far as it goes.
  `create index houses_rating on houses (score desc nulls last, review_count desc, id)
    include (location, type, max_guests, monthly_rent, facilities, ${places}) where published`,
  `create index houses_rent on houses (monthly_rent, id)
    include (location, type, max_guests, facilities, ${places}) where published`,
  `create index vacancies_rating on vacancies (score desc nulls last, review_count desc, house_id)
    include (opens_on, closes_on, location, type, max_guests, min_nights, monthly_rent, facilities, ${places})`,
  `create index vacancies_rent on vacancies (monthly_rent, house_id)
    include (opens_on, closes_on, location, type, max_guests, min_nights, facilities, ${places})`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * Past vacancies go every hour from now on (`modules/houses/jobs.ts`). Those that there are go at once, with the room that they took in the table and its
 * indexes: emptied row by row it would be read as slowly as before. Nobody can have asked for a stay later than today.
 */
const withoutThePast = [
  `create temporary table open_vacancies on commit drop as
    select * from vacancies where closes_on > (select coalesce(max(requested_at)::date, '-infinity') from reservations)`,
  `truncate vacancies`,
  `insert into vacancies select * from open_vacancies`,
];

/**
 * Vacancies by the day on which they open, for the houses that are free soonest, with what every search counts and sorts by. Without the other filters it is a
 * third of the table: PostgreSQL reads the table instead of an index that is as large.
 */
const index = `create index vacancies_opening on vacancies (opens_on, closes_on)
  include (max_guests, min_nights, house_id, rank, monthly_rent, review_count, score)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...withoutThePast, index]) await sql.raw(statement).execute(db);
}

import { sql } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

/** Finds the first day, from a Seoul date on, with a night taken by something other than a stay; null if there is none. */
export async function nextTakenDay(db: Db, houseId: string, from: PlainDate): Promise<PlainDate | null> {
  const { rows } = await sql<{ day: PlainDate | null }>`
    select min(lower(part)) as day from taken_nights t, unnest(t.nights) part
    where t.house_id = ${houseId} and t.reservation_id is null and upper(part) > ${from}::date`.execute(db);
  return rows[0]?.day ?? null;
}

import { sql } from 'kysely';
import type { FreeHouse } from '#contract/admin/parking.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import type { AdminReservationRow } from './read-store.ts';

/** Joint reads over houses and the nights that are taken of them. Nothing is written here. */

type Stay = Pick<AdminReservationRow, 'house_id' | 'check_in' | 'check_out' | 'guests'>;

/**
 * Lists the other houses that are let, take as many people and have no night of a stay taken at an instant, by name, and after them those
 * of which parked reservations alone have nights. Vacancies leave gaps out that are shorter than the shortest stay of their house, which a
 * move does not ask for.
 */
export async function freeHousesFor(db: Db, stay: Stay, now: Date): Promise<FreeHouse[]> {
  const { rows } = await sql<FreeHouse>`
    select h.id, h.name, h.location, coalesce(taken.parked, false) as parked
    from houses h
    left join lateral (
      select bool_and(r.parked_at is not null) as parked
      from taken_nights t left join reservations r on r.id = t.reservation_id
      where t.house_id = h.id and t.nights && daterange(${stay.check_in}::date, ${stay.check_out}::date)
        and (r.id is null or r.status <> 'requested' or r.hold_expires_at > ${now})
    ) taken on true
    where h.published and h.id <> ${stay.house_id} and h.max_guests >= ${stay.guests} and taken.parked is not false
    order by parked, h.name ->> 'ko', h.id`.execute(db);
  return rows;
}

/** True where a night of a stay in a house is taken at an instant: by a reservation, a booking of elsewhere or blocked dates. */
export async function isTaken(
  db: Db,
  { houseId, checkIn, checkOut }: { houseId: string; checkIn: PlainDate; checkOut: PlainDate },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from taken_nights t left join reservations r on r.id = t.reservation_id
      where t.house_id = ${houseId} and t.nights && daterange(${checkIn}::date, ${checkOut}::date)
        and (r.id is null or r.status <> 'requested' or r.hold_expires_at > ${now})
    ) as taken`.execute(db);
  return rows[0]?.taken === true;
}

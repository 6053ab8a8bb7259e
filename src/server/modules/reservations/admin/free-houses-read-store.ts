import { sql } from 'kysely';
import type { FreeHouse } from '#contract/admin/parking.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import type { AdminReservationRow } from './read-store.ts';

type Stay = Pick<AdminReservationRow, 'house_id' | 'check_in' | 'check_out' | 'guests'>;

/**
 * Lists other published houses with room for the guests and no night of the stay taken, by name; then those where only parked reservations have
 * nights. Unlike vacancies, short gaps count too, because a move ignores the shortest stay of the house.
 */
export async function freeHousesFor(db: Db, reservation: Stay, now: Date): Promise<FreeHouse[]> {
  const { rows } = await sql<FreeHouse>`
    select h.id, h.name, h.location, coalesce(taken.parked, false) as parked
    from houses h
    left join lateral (
      select bool_and(r.parked_at is not null) as parked
      from taken_nights t left join reservations r on r.id = t.reservation_id
      where t.house_id = h.id and t.nights && daterange(${reservation.check_in}::date, ${reservation.check_out}::date)
        and (r.id is null or r.status <> 'requested' or r.hold_expires_at > ${now})
    ) taken on true
    where h.published and h.id <> ${reservation.house_id} and h.max_guests >= ${reservation.guests} and taken.parked is not false
    order by parked, h.name ->> 'ko', h.id`.execute(db);
  return rows;
}

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

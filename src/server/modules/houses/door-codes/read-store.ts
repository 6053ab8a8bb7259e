import { sql } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

export function reservationsOf(db: Db, houseId: string, today: PlainDate) {
  return db
    .selectFrom('reservations as r')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.code', 'r.check_in', 'r.check_out', 'a.first_name', 'a.last_name'])
    .select(
      sql<boolean>`exists (select from outbox o where o.key = r.id::text || ':check-in:email')`.as('is_told'),
    )
    .where('r.house_id', '=', houseId)
    .where('r.status', '=', 'confirmed')
    .where('r.gave_way_at', 'is', null)
    .where('r.check_out', '>=', today)
    .orderBy('r.check_in')
    .execute();
}
export type ReservationRow = Awaited<ReturnType<typeof reservationsOf>>[number];

/**
 * Lists the stays with their own code for a house, with the stored code. An extension has the code of the stay it extends, because the people are the
 * same, unless it was given another.
 */
export async function reservationCodes(
  db: Db,
  houseId: string,
): Promise<{ reservation_id: string; code: string }[]> {
  const { rows } = await sql<{
    reservation_id: string;
    code: string;
  }>`with recursive held(reservation_id, code) as (
      select reservation_id, code from stay_door_codes where house_id = ${houseId}
      union all
      select r.id, h.code from reservations r join held h on r.extends_id = h.reservation_id
      where r.house_id = ${houseId} and not exists (
        select from stay_door_codes d where d.reservation_id = r.id and d.house_id = ${houseId}))
    select reservation_id, code from held order by reservation_id`.execute(db);
  return rows;
}

export async function stayCode(db: Db, reservationId: string, houseId: string): Promise<string | undefined> {
  return (await reservationCodes(db, houseId)).find(({ reservation_id: id }) => id === reservationId)?.code;
}

/**
 * Finds a stay and the chain of stays that it extends.
 * @returns their ids
 */
export async function reservationAndBefore(db: Db, reservationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive stays(id, extends_id) as (
      select id, extends_id from reservations where id = ${reservationId}
      union all
      select r.id, r.extends_id from reservations r join stays s on r.id = s.extends_id)
    select id from stays`.execute(db);
  return rows.map(({ id }) => id);
}

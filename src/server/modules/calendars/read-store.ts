import { sql } from 'kysely';
import type { BlockReason } from '#contract/admin/calendars/vocabulary.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';

export function findHouse(db: Db, id: string) {
  return db.selectFrom('houses').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

const overlapping = sql`foreign_bookings f
  join foreign_calendars c on c.id = f.calendar_id
  join taken_nights t on t.house_id = f.house_id and t.reservation_id is not null and t.nights && daterange(f.starts_on, f.ends_on, '[)')
  join reservations r on r.id = t.reservation_id`;

export type OverlapRow = {
  foreign_booking_id: string;
  reservation_id: string;
  calendar: string;
  starts_on: PlainDate;
  ends_on: PlainDate;
  check_in: PlainDate;
  check_out: PlainDate;
};

export async function overlapsIn(db: Db, houseId: string, today: PlainDate): Promise<OverlapRow[]> {
  const { rows } = await sql<OverlapRow>`
    select f.id as foreign_booking_id, r.id as reservation_id, c.name as calendar, f.starts_on, f.ends_on, r.check_in,
      coalesce(r.ended_on, r.check_out) as check_out
    from ${overlapping} where f.house_id = ${houseId} and f.ends_on > ${today}::date`.execute(db);
  return rows;
}

export type ConflictRow = OverlapRow & {
  id: string;
  house_id: string;
  house: Bilingual;
  code: string;
  first_name: string | null;
  last_name: string | null;
  found_at: Date;
};

export async function openConflicts(
  db: Db,
  today: PlainDate,
  houseId: string | null = null,
): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select k.id, k.house_id, k.found_at, k.calendar, f.id as foreign_booking_id, r.id as reservation_id, f.starts_on, f.ends_on,
      r.check_in, coalesce(r.ended_on, r.check_out) as check_out, h.name as house, r.code, a.first_name, a.last_name
    from ${overlapping}
    join calendar_conflicts k on k.foreign_booking_id = f.id and k.reservation_id = r.id and k.ended_at is null
    join houses h on h.id = f.house_id left join accounts a on a.id = r.account_id
    where f.ends_on > ${today}::date ${houseId === null ? sql`` : sql`and f.house_id = ${houseId}`}
    order by r.check_in, k.id`.execute(db);
  return rows;
}

export type TakenRow = {
  id: string;
  house_id: string;
  starts_on: PlainDate;
  ends_on: PlainDate;
  reason: BlockReason | null;
  note: string;
  calendar: string | null;
  in_conflict: boolean;
};

/** Lists blocked dates and external bookings with a night in these half-open Seoul dates, by house and date. */
export async function takenDates(
  db: Db,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select b.id, b.house_id, b.starts_on, b.ends_on, b.reason, b.note, null as calendar, false as in_conflict from blocked_dates b
    where b.starts_on < ${to}::date and b.ends_on > ${from}::date
    union all ${bookings(sql`f.starts_on < ${to}::date and f.ends_on > ${from}::date`)}
    order by 2, 3, 1`.execute(db);
  return rows;
}

export async function bookingsOf(
  db: Db,
  houseId: string,
  today: PlainDate,
  most: number,
): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    ${bookings(sql`f.house_id = ${houseId} and f.ends_on > ${today}::date`)} order by 3, 1 limit ${most}`.execute(
    db,
  );
  return rows;
}

const bookings = (where: ReturnType<typeof sql>) => sql`
  select f.id, f.house_id, f.starts_on, f.ends_on, null as reason, '' as note, c.name as calendar,
    exists (select from taken_nights t where t.house_id = f.house_id and t.reservation_id is not null
      and t.nights && daterange(f.starts_on, f.ends_on, '[)')) as in_conflict
  from foreign_bookings f join foreign_calendars c on c.id = f.calendar_id where ${where}`;

/** Lists the nights in a house's own calendar from a Seoul date on: stays and blocked dates, without external bookings. */
export async function ownNights(
  db: Db,
  houseId: string,
  today: PlainDate,
): Promise<{ id: string; from: PlainDate; to: PlainDate; since: Date }[]> {
  const { rows } = await sql<{ id: string; from: PlainDate; to: PlainDate; since: Date }>`
    select coalesce(t.reservation_id, t.blocked_dates_id) || case when n.place > 1 then '-' || n.place else '' end as id,
      lower(n.part) as "from", upper(n.part) as "to", coalesce(r.requested_at, b.created_at) as since
    from taken_nights t cross join lateral unnest(t.nights) with ordinality as n(part, place)
    left join reservations r on r.id = t.reservation_id left join blocked_dates b on b.id = t.blocked_dates_id
    where t.house_id = ${houseId} and t.foreign_booking_id is null and upper(n.part) > ${today}::date
    order by 2, 1`.execute(db);
  return rows;
}

export function houseOfToken(db: Db, hash: string) {
  return db
    .selectFrom('calendar_addresses as a')
    .innerJoin('houses as h', 'h.id', 'a.house_id')
    .select(['h.id', 'h.name'])
    .where('a.token_hash', '=', hash)
    .executeTakeFirst();
}

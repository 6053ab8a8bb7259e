import { sql, type RawBuilder } from 'kysely';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';
import type { WantedStay } from '#server/ports/vacancies.ts';

/** The instant of a call, at which holds expire, and its Seoul date, from which dates are searched. */
export type Moment = { now: Date; today: PlainDate };

/** SQL condition: row `reservation` occupies its dates. An expired hold does not, even if the row still says `requested`. */
export const blocks = (
  at: Moment,
) => sql`reservation.status in ('requested', 'confirmed', 'checked_out_early')
  and reservation.gave_way_at is null and (reservation.status <> 'requested' or reservation.hold_expires_at > ${at.now})`;

/** SQL: the nights of a row `reservation`, written exactly as in the gist indexes. */
export const nightsOf = sql`daterange(reservation.check_in, coalesce(reservation.ended_on, reservation.check_out), '[)')`;

/** The last Seoul date on which a stay booked now may begin. */
export const lastCheckIn = (at: Moment) => addDays(at.today, booking.windowDays);

/**
 * SQL common table: the dates occupied by holds and by pending changes of stays at this instant, of all houses or of these ids. Vacancies do not
 * contain them, because they expire by the clock; few houses are held at any time, so they are computed here. Of a change only the nights outside its
 * own stay count.
 */
export const held = (at: Moment, ids?: readonly string[]) => {
  const here = ids ? sql`and reservation.house_id = any(${ids})` : sql``;
  return sql`held as materialized (
  select reservation.house_id, reservation.check_in, reservation.check_out from reservations reservation
  where reservation.status = 'requested' and reservation.gave_way_at is null and reservation.hold_expires_at > ${at.now} and reservation.check_out > ${at.today}::date ${here}
  union all
  select reservation.house_id, lower(part), upper(part) from reservations reservation, unnest(
    datemultirange(daterange(reservation.change_check_in, reservation.change_check_out)) - datemultirange(daterange(reservation.check_in, reservation.check_out))) part
  where reservation.change_check_in is not null and reservation.change_check_out > ${at.today}::date ${here})`;
};

export type Column = Exclude<keyof Schema['vacancies'], 'house_id' | 'opens_on' | 'closes_on'>;

type Openings = {
  /** The holds to consider: a part of {@link held} with all holds of a house or none. */
  of?: 'held' | 'held_around';
  among?: 'vacancies' | 'soon';
  /** Only vacancies of houses with such holds, or of the others; both by default. */
  part?: 'held' | 'unheld' | undefined;
  where?: RawBuilder<unknown>;
  columns: readonly Column[];
};

/**
 * SQL: the stretches in which houses are empty from today on, with some columns of the vacancy; `next` is infinity after the last stay. Stretches
 * shorter than the house's minimum stay may be included. Requires {@link held}.
 */
export function openings(at: Moment, { part, ...these }: Openings): RawBuilder<unknown> {
  if (part === 'unheld') return sql`(${unheldOpenings(at, these)})`;
  if (part === 'held') return sql`(${heldOpenings(at, these)})`;
  return sql`(${unheldOpenings(at, these)} union all ${heldOpenings(at, these)})`;
}

const columnsOf = (row: string, columns: readonly Column[]) =>
  sql.join(['house_id', ...columns].map((column) => sql.ref(`${row}.${column}`)));

function unheldOpenings(
  at: Moment,
  { of = 'held', among = 'vacancies', where = sql`true`, columns }: Openings,
) {
  return sql`
  select ${columnsOf('vacancy', columns)}, greatest(vacancy.opens_on, ${at.today}::date) as free_on, vacancy.closes_on as next from ${sql.table(among)} vacancy
  where vacancy.closes_on > ${at.today}::date and ${where} and vacancy.house_id not in (select house_id from ${sql.table(of)})`;
}

/** SQL: what holds leave of the vacancies they overlap, and the other vacancies of these houses. */
function heldOpenings(
  at: Moment,
  { of = 'held', among = 'vacancies', where = sql`true`, columns }: Openings,
) {
  const [holds, vacancies] = [sql.table(of), sql.table(among)];
  return sql`
  select ${columnsOf('occupied', columns)}, occupied.ends as free_on,
    lead(occupied.starts, 1, occupied.closes_on) over (partition by occupied.house_id, occupied.closes_on order by occupied.starts) as next
  from (
    select ${columnsOf('vacancy', columns)}, vacancy.closes_on, '-infinity'::date as starts, greatest(vacancy.opens_on, ${at.today}::date) as ends
    from ${vacancies} vacancy
    where vacancy.closes_on > ${at.today}::date and ${where} and vacancy.house_id in (select house_id from ${holds})
    union all
    select ${columnsOf('vacancy', columns)}, vacancy.closes_on, hold.check_in, hold.check_out from ${holds} hold
    join ${vacancies} vacancy on vacancy.house_id = hold.house_id and vacancy.opens_on <= hold.check_in and vacancy.closes_on >= hold.check_out and ${where}
  ) occupied`;
}

type Nights = { from: RawBuilder<unknown>; to: RawBuilder<unknown> };

export const nightsIn = (stay: Stay): Nights => ({
  from: sql`${stay.checkIn}::date`,
  to: sql`${stay.checkOut}::date`,
});

/** SQL condition: row `vacancy` contains all these nights. It is true for at most one vacancy of a house, because vacancies share no nights. */
export const vacantFor = ({ from, to }: Nights) =>
  sql`vacancy.opens_on <= ${from} and vacancy.closes_on >= ${to}`;

/** SQL condition: no hold occupies one of these nights in the house of row `vacancy`; the nights may depend on the row. Requires {@link held}. */
export const notHeld = ({ from, to }: Nights) => sql`
  not exists (select from held where held.house_id = vacancy.house_id and held.check_in < ${to} and held.check_out > ${from})`;

/**
 * Like {@link notHeld}, for the same nights in every house: the held houses are looked up once. Otherwise PostgreSQL would compare each vacancy with
 * each of them when it reads in index order.
 */
export const notHeldThen = ({ from, to }: Nights) => sql`
  vacancy.house_id not in (select held.house_id from held where held.check_in < ${to} and held.check_out > ${from})`;

/** SQL condition: the minimum stay of its house fits into row `opening` and can be booked today. */
export const bookable = (at: Moment) => sql`
  opening.free_on <= ${lastCheckIn(at)}::date and opening.free_on + opening.min_nights <= opening.next`;

/** SQL column: the first date from today on which the minimum stay of row `house` fits; null if there is none. Requires {@link held}. */
export const freeFrom = (at: Moment) => sql`
  (select min(opening.free_on) from ${openings(at, { columns: ['min_nights'] })} opening where opening.house_id = house.id and ${bookable(at)}) as free_from`;

/** Returns the ids of those stays that their houses, if let, are free for. */
export async function freeOf(db: Db, wanted: readonly WantedStay[], at: Moment): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const nights = { from: sql`wanted.check_in`, to: sql`wanted.check_out` };
  const found = await sql<{ id: string }>`
    with ${held(at)}
    select wanted.id from json_to_recordset(${JSON.stringify(
      wanted.map(({ id, houseId, checkIn, checkOut }) => ({
        id,
        house_id: houseId,
        check_in: checkIn,
        check_out: checkOut,
      })),
    )}::json) as wanted(id text, house_id text, check_in date, check_out date)
    join vacancies vacancy on vacancy.house_id = wanted.house_id and ${vacantFor(nights)} and ${notHeld(nights)}`.execute(
    db,
  );
  return new Set(found.rows.map(({ id }) => id));
}

/** Returns the minimum nights of a house; null if it is not published. */
export async function minNightsOf(db: Db, houseId: string): Promise<number | null> {
  const house = await db
    .selectFrom('houses')
    .select('min_nights')
    .where('id', '=', houseId)
    .where('published', '=', true)
    .executeTakeFirst();
  return house?.min_nights ?? null;
}

import { sql, type RawBuilder } from 'kysely';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';
import type { WantedStay } from '#server/ports/vacancies.ts';

/** The instant of a call and its date in Seoul: dates are held and holds run out against them. */
export type Moment = { now: Date; today: PlainDate };

/** Holds where a row `reservation` occupies its dates: an expired hold does not, though its row may still say `requested`. */
export const blocks = (
  at: Moment,
) => sql`reservation.status in ('requested', 'confirmed', 'checked_out_early')
  and reservation.gave_way_at is null and (reservation.status <> 'requested' or reservation.hold_expires_at > ${at.now})`;

/** The nights of a row `reservation`, written as the gist indexes have them. */
export const nightsOf = sql`daterange(reservation.check_in, coalesce(reservation.ended_on, reservation.check_out), '[)')`;

/** The last Seoul date on which a stay that is booked now may begin. */
export const lastCheckIn = (at: Moment) => addDays(at.today, booking.windowDays);

/**
 * A common table: dates that holds occupy at this instant, and those that changes of stays wait for; of all houses, or of those of these ids.
 * Vacancies know nothing of these, which
 * end by the clock; few houses are held at any time, so they are worked out here. A change may hold nights of its own stay: of those
 * the ones beside it count alone.
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

/** Columns of a vacancy beside its house and its dates. */
export type Column = Exclude<keyof Schema['vacancies'], 'house_id' | 'opens_on' | 'closes_on'>;

type Openings = {
  /** The holds in question: a part of {@link held} that has all of a house, or none of it. */
  of?: 'held' | 'held_around';
  /** The vacancies in question. */
  among?: 'vacancies' | 'soon';
  /** Those of houses that have no such hold, or of the others; by default of both. */
  part?: 'held' | 'unheld' | undefined;
  /** Says of which vacancies, each as `vacancy`. */
  where?: RawBuilder<unknown>;
  /** The other columns that are asked for. */
  columns: readonly Column[];
};

/**
 * From when to when houses stand empty, from today on, with some columns of the vacancy; `next` is infinity after the last stay. Stretches too
 * short for the house's shortest stay may be among them or not. Needs {@link held}.
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

/** The rest that holds leave of the vacancies that they are in, and the other vacancies of these houses. */
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

/** The nights of a stay. */
export const nightsIn = (stay: Stay): Nights => ({
  from: sql`${stay.checkIn}::date`,
  to: sql`${stay.checkOut}::date`,
});

/** Holds where row `vacancy` has all these nights: true of one of a house at most, for no two vacancies share a night. */
export const vacantFor = ({ from, to }: Nights) =>
  sql`vacancy.opens_on <= ${from} and vacancy.closes_on >= ${to}`;

/** Holds where no hold occupies one of these nights in the house of row `vacancy`; they may depend on it. Needs {@link held}. */
export const notHeld = ({ from, to }: Nights) => sql`
  not exists (select from held where held.house_id = vacancy.house_id and held.check_in < ${to} and held.check_out > ${from})`;

/**
 * As {@link notHeld}, of the same nights for every house: the houses that are held then are looked up once. PostgreSQL would compare each
 * vacancy with each of them otherwise where it reads in the order of an index.
 */
export const notHeldThen = ({ from, to }: Nights) => sql`
  vacancy.house_id not in (select held.house_id from held where held.check_in < ${to} and held.check_out > ${from})`;

/** Holds where the shortest stay of its house fits into row `opening` and may be booked today. */
export const bookable = (at: Moment) => sql`
  opening.free_on <= ${lastCheckIn(at)}::date and opening.free_on + opening.min_nights <= opening.next`;

/** The first date from today on which the shortest stay of row `house` fits, as a column; null where none does. Needs {@link held}. */
export const freeFrom = (at: Moment) => sql`
  (select min(opening.free_on) from ${openings(at, { columns: ['min_nights'] })} opening where opening.house_id = house.id and ${bookable(at)}) as free_from`;

/** Of these stays the ids of those that their houses, let ones, are free for. */
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

/** The fewest nights of a published house; null where it is not let. */
export async function minNightsOf(db: Db, houseId: string): Promise<number | null> {
  const house = await db
    .selectFrom('houses')
    .select('min_nights')
    .where('id', '=', houseId)
    .where('published', '=', true)
    .executeTakeFirst();
  return house?.min_nights ?? null;
}

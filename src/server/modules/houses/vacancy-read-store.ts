import { sql, type RawBuilder } from 'kysely';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';
import type { WantedStay } from '#server/ports/vacancies.ts';

/** The instant of a call and its date in Seoul: dates are held and holds run out against them. */
export type Moment = { now: Date; today: PlainDate };

/** Holds where a reservation `r` occupies its dates: an expired hold does not, though its row may still say `requested`. */
export const blocks = (at: Moment) => sql`r.status in ('requested', 'confirmed', 'checked_out_early')
  and r.gave_way_at is null and (r.status <> 'requested' or r.hold_expires_at > ${at.now})`;

/** The nights of a reservation `r`, written as the gist indexes have them. */
export const nightsOf = sql`daterange(r.check_in, coalesce(r.ended_on, r.check_out), '[)')`;

/** The last Seoul date on which a stay that is booked now may begin. */
export const lastCheckIn = (at: Moment) => addDays(at.today, booking.windowDays);

/**
 * A common table: dates that holds occupy at this instant, and those that changes of stays wait for; of all houses, or of those of these ids.
 * Vacancies know nothing of these, which
 * end by the clock; few houses are held at any time, so they are worked out here. A change may hold nights of its own stay: of those
 * the ones beside it count alone.
 */
export const held = (at: Moment, ids?: readonly string[]) => {
  const here = ids ? sql`and r.house_id = any(${ids})` : sql``;
  return sql`held as materialized (
  select r.house_id, r.check_in, r.check_out from reservations r
  where r.status = 'requested' and r.gave_way_at is null and r.hold_expires_at > ${at.now} and r.check_out > ${at.today}::date ${here}
  union all
  select r.house_id, lower(part), upper(part) from reservations r, unnest(
    datemultirange(daterange(r.change_check_in, r.change_check_out)) - datemultirange(daterange(r.check_in, r.check_out))) part
  where r.change_check_in is not null and r.change_check_out > ${at.today}::date ${here})`;
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
  /** Says of which vacancies `v`. */
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
  select ${columnsOf('v', columns)}, greatest(v.opens_on, ${at.today}::date) as free_on, v.closes_on as next from ${sql.table(among)} v
  where v.closes_on > ${at.today}::date and ${where} and v.house_id not in (select house_id from ${sql.table(of)})`;
}

/** The rest that holds leave of the vacancies that they are in, and the other vacancies of these houses. */
function heldOpenings(
  at: Moment,
  { of = 'held', among = 'vacancies', where = sql`true`, columns }: Openings,
) {
  const [holds, vacancies] = [sql.table(of), sql.table(among)];
  return sql`
  select ${columnsOf('e', columns)}, e.ends as free_on,
    lead(e.starts, 1, e.closes_on) over (partition by e.house_id, e.closes_on order by e.starts) as next
  from (
    select ${columnsOf('v', columns)}, v.closes_on, '-infinity'::date as starts, greatest(v.opens_on, ${at.today}::date) as ends
    from ${vacancies} v
    where v.closes_on > ${at.today}::date and ${where} and v.house_id in (select house_id from ${holds})
    union all
    select ${columnsOf('v', columns)}, v.closes_on, k.check_in, k.check_out from ${holds} k
    join ${vacancies} v on v.house_id = k.house_id and v.opens_on <= k.check_in and v.closes_on >= k.check_out and ${where}
  ) e`;
}

type Nights = { from: RawBuilder<unknown>; to: RawBuilder<unknown> };

/** The nights of a stay. */
export const nightsIn = (stay: Stay): Nights => ({
  from: sql`${stay.checkIn}::date`,
  to: sql`${stay.checkOut}::date`,
});

/** Holds where vacancy `v` has all these nights: true of one of a house at most, for no two vacancies share a night. */
export const vacantFor = ({ from, to }: Nights) => sql`v.opens_on <= ${from} and v.closes_on >= ${to}`;

/** Holds where no hold occupies one of these nights in the house of vacancy `v`; they may depend on it. Needs {@link held}. */
export const notHeld = ({ from, to }: Nights) => sql`
  not exists (select from held where held.house_id = v.house_id and held.check_in < ${to} and held.check_out > ${from})`;

/**
 * As {@link notHeld}, of the same nights for every house: the houses that are held then are looked up once. PostgreSQL would compare each
 * vacancy with each of them otherwise where it reads in the order of an index.
 */
export const notHeldThen = ({ from, to }: Nights) => sql`
  v.house_id not in (select held.house_id from held where held.check_in < ${to} and held.check_out > ${from})`;

/** Holds where the shortest stay of its house fits into opening `o` and may be booked today. */
export const bookable = (at: Moment) => sql`
  o.free_on <= ${lastCheckIn(at)}::date and o.free_on + o.min_nights <= o.next`;

/** The first date from today on which the shortest stay of house `h` fits, as a column; null where none does. Needs {@link held}. */
export const freeFrom = (at: Moment) => sql`
  (select min(o.free_on) from ${openings(at, { columns: ['min_nights'] })} o where o.house_id = h.id and ${bookable(at)}) as free_from`;

/** Of these stays the ids of those that their houses, let ones, are free for. */
export async function freeOf(db: Db, wanted: readonly WantedStay[], at: Moment): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const nights = { from: sql`w.check_in`, to: sql`w.check_out` };
  const found = await sql<{ id: string }>`
    with ${held(at)}
    select w.id from json_to_recordset(${JSON.stringify(
      wanted.map(({ id, houseId, checkIn, checkOut }) => ({
        id,
        house_id: houseId,
        check_in: checkIn,
        check_out: checkOut,
      })),
    )}::json) as w(id text, house_id text, check_in date, check_out date)
    join vacancies v on v.house_id = w.house_id and ${vacantFor(nights)} and ${notHeld(nights)}`.execute(db);
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

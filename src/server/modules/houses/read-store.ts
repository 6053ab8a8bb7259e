import { sql, type RawBuilder } from 'kysely';
import type { Facility, HouseType, Location, HouseSort } from '#contract/vocabulary.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { RoomPhoto } from '#contract/houses.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';
import type { Commute } from './commutes/policy.ts';
import { commuteBeside, commuteColumn } from './commutes/read-store.ts';
import {
  allOf,
  anyHouses,
  matching,
  nearestDay,
  vacantAlone,
  vacantAround,
  vacantHouses,
  type HouseFilter,
} from './filter-read-store.ts';
import {
  blocks,
  bookable,
  freeFrom,
  held,
  nightsOf,
  openings,
  type Column,
  type Moment,
} from './vacancy-read-store.ts';

export type PhotoRow = Omit<RoomPhoto, 'focus'> & { focus: RoomPhoto['focus'] | null };

/** A house as lists show it; nothing that only its guests may know. Money in won, dates as Seoul dates. */
export type CardRow = {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  location: Location;
  type: HouseType;
  /** As the public knows them. */
  latitude: number;
  longitude: number;
  station: { name: Bilingual; lines: number[]; walkMinutes: number };
  area_m2: number;
  max_guests: number;
  beds: number;
  min_nights: number;
  monthly_rent: number;
  deposit: number;
  facilities: Facility[];
  photos: PhotoRow[] | null;
  rating: { average: number; count: number } | null;
  free_from: PlainDate | null;
  commute: Commute | null;
  /** The day from which a flexible search has found it free. */
  check_in?: PlainDate | null;
};

export type DetailRow = Omit<CardRow, 'commute' | 'check_in'> & {
  about: Bilingual;
  area: Bilingual;
  bathrooms: number;
  floor: Bilingual;
  parking: Bilingual;
  before_reservation: Bilingual[];
  things_to_know: Bilingual[];
  ratings: { facilities: number; communication: number; community: number; location: number } | null;
};

type HouseSearch = {
  filter: HouseFilter;
  stay: Stay | null;
  /** Days by which the stay may begin earlier or later. */
  flexible?: number | undefined;
  sort: HouseSort;
  page: number;
  pageSize: number;
};
type FoundRows = { rows: CardRow[]; total: number };
/** The houses of a page in their order, each with its first free day or the nearest day of the stay where the search looked for one. */
type Found = { page: { id: string; free_from?: PlainDate | null; check_in?: PlainDate }[]; total: number };

/** Days from today in which the houses that are free soonest are looked for first: mostly there are enough. */
const SOON_DAYS = 7;

/**
 * One page of the published houses that meet the filter and, with a stay, are free throughout and accept so short a one. Finding them and reading
 * their cards are two statements: the second is the same for every search, so that PostgreSQL plans it once.
 */
export async function searchHouses(db: Db, search: HouseSearch, at: Moment): Promise<FoundRows> {
  const { page, total } = await findHouses(db, search, at);
  const ids = page.map(({ id }) => id);
  const days = new Map(page.map(({ id, check_in }) => [id, check_in]));
  const cards = await housesById(db, ids, search.filter.university, at);
  const rows = cards.map((card) => Object.assign(card, { check_in: days.get(card.id) ?? null }));
  return { rows, total };
}

async function findHouses(db: Db, search: HouseSearch, at: Moment): Promise<Found> {
  const { filter, flexible, sort, pageSize } = search;
  // Both look the dates of the stay up, and those alone.
  if (!flexible && sort === 'soonest') {
    const until = addDays(at.today, SOON_DAYS);
    const soon = await findPage(db, search, at, soonAlone(search, at, until));
    const last = soon.page.at(-1)?.free_from;
    if (soon.page.length === pageSize && last && last <= until) return soon;
  }
  if (!flexible && sort === 'commute' && filter.university) {
    const near = await findPage(db, search, at, commuteAlone(filter.university, search));
    if (near.page.length === pageSize) return near;
  }
  return findPage(db, search, at, beside(search, at));
}

async function findPage(db: Db, search: HouseSearch, at: Moment, sorted: Sorted): Promise<Found> {
  const { filter, stay, flexible, sort, page, pageSize } = search;
  const columns = sortedBy[sort];
  const around = stay && flexible ? vacantAround(filter, stay, { days: flexible, columns }, at) : null;
  const day =
    stay && flexible
      ? sql`, ${nearestDay('f', stay)} as check_in`
      : sort === 'soonest'
        ? sql`, free_from`
        : sql``;
  const found = await sql<Found>`
    with ${held(at)}, found as ${around || sorted.once ? sql`` : sql`not`} materialized (
      ${around ?? (stay ? vacantHouses(filter, stay) : anyHouses(filter))}
    ) ${sorted.table ? sql`, ${sorted.table}` : sql``}
    select (select count(*) from found) as total, (select coalesce(json_agg(row), '[]') from (
      select f.id ${day} from ${sorted.from} order by ${orders[sort]}, f.id limit ${pageSize} offset ${(page - 1) * pageSize}
    ) row) as page`.execute(db);
  return found.rows[0] ?? { page: [], total: 0 };
}

/** Published houses in the order of these ids. */
export async function housesById(
  db: Db,
  ids: readonly string[],
  university: UniversityId | undefined,
  at: Moment,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<CardRow>`
    with ${held(at, ids)} select ${cardColumns(at)}, ${commuteColumn(university)} from houses h
    where h.published and h.id = any(${ids})`.execute(db);
  const rows = new Map(found.rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
}

/** A published house with everything a visitor may read. */
export async function houseById(db: Db, id: string, at: Moment): Promise<DetailRow | undefined> {
  const found = await sql<DetailRow>`
    with ${held(at, [id])} select ${cardColumns(at)}, h.about, h.area, h.bathrooms, h.floor, h.parking,
      h.before_reservation, h.things_to_know,
      (select case when count(*) > 0 then json_build_object(
        'facilities', round(avg(v.facilities), 2), 'communication', round(avg(v.communication), 2),
        'community', round(avg(v.community), 2), 'location', round(avg(v.location), 2)) end
       from reviews v where v.house_id = h.id and v.published) as ratings
    from houses h where h.published and h.id = ${id}`.execute(db);
  return found.rows[0];
}

export async function isPublished(db: Db, id: string): Promise<boolean> {
  const house = await db
    .selectFrom('houses')
    .select('id')
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  return house !== undefined;
}

/** Nights of a house that stays, blocked dates and bookings of elsewhere have, from today on, in order; half-open. */
export async function takenStretches(
  db: Db,
  houseId: string,
  at: Moment,
): Promise<{ from: PlainDate; to: PlainDate }[]> {
  const found = await sql<{ from: PlainDate; to: PlainDate }>`
    select r.check_in as "from", coalesce(r.ended_on, r.check_out) as "to" from reservations r
    where r.house_id = ${houseId} and ${blocks(at)} and ${nightsOf} && daterange(${at.today}::date, null, '[)')
    union all
    select r.change_check_in, r.change_check_out from reservations r
    where r.house_id = ${houseId} and r.change_check_in is not null and r.change_check_out > ${at.today}::date
    union all
    select lower(part), upper(part) from taken_nights t, unnest(t.nights) part
    where t.house_id = ${houseId} and t.reservation_id is null and upper(part) > ${at.today}::date
    order by 1`.execute(db);
  return found.rows;
}

/** Needs {@link held}. */
const cardColumns = (at: Moment) => sql`
  h.id, h.name, h.summary, h.location, h.type, h.public_latitude as latitude, h.public_longitude as longitude, h.station, h.area_m2, h.max_guests, h.beds, h.min_nights,
  h.monthly_rent, h.deposit, h.facilities,
  (select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'widths', p.widths,
     'alt', p.alt, 'dominant', p.dominant, 'blur', p.blur, 'focus', p.focus, 'room', p.room) order by p.position)
   from shown_house_photos p where p.house_id = h.id) as photos,
  case when h.review_count > 0 then
    json_build_object('average', round(h.score / 4, 2), 'count', h.review_count) end as rating,
  ${freeFrom(at)}`;

/**
 * The houses in question, as `f`, beside what {@link orders} sorts them by, and a common table that this needs. `once`: all that were found
 * are read once, to be sorted and counted; else twice, the first time as far as an index in that order goes.
 */
type Sorted = { from: RawBuilder<unknown>; table?: RawBuilder<unknown>; once?: boolean };

/** All that were found. */
function beside({ filter, sort }: HouseSearch, at: Moment): Sorted {
  if (sort === 'soonest')
    return {
      from: sql`found f left join ${soonest(at, { where: allOf(matching('v', filter)) })} s on s.id = f.id`,
    };
  return {
    from: sort === 'commute' ? sql`found f ${commuteBeside(filter.university)}` : sql`found f`,
    once: filter.maxMinutes !== undefined,
  };
}

/**
 * Those alone that have a vacancy which opens by `until`: it changes neither their first day nor their order. Their vacancies are read once,
 * because PostgreSQL expects few holds and would look for the house of each; and in their order they are compared with the stay until the page is full.
 */
function soonAlone({ filter, stay }: HouseSearch, at: Moment, until: PlainDate): Sorted {
  const soon = soonest(at, { among: 'soon' });
  return {
    table: sql`soon as materialized (
      select v.house_id, v.min_nights, v.rank, v.opens_on, v.closes_on from vacancies v
      where ${allOf([...matching('v', filter), sql`v.closes_on > ${at.today}::date`, sql`v.opens_on <= ${until}::date`])}
    )`,
    from: stay
      ? sql`(select s.* from ${soon} s order by s.free_from, s.rank desc, s.id offset 0) f
          where (select true from vacancies v where v.house_id = f.id and ${vacantAlone(stay)})`
      : sql`${soon} f`,
  };
}

/** Those alone whose way is known: in its order each is looked up until the page is full. */
const commuteAlone = (university: UniversityId, { filter, stay }: HouseSearch): Sorted => {
  const { maxMinutes, university: _, ...rest } = filter;
  const one = stay
    ? sql`select v.house_id as id, v.rank from vacancies v where v.house_id = c.house_id and ${allOf([...matching('v', rest), vacantAlone(stay)])}`
    : sql`select h.id, h.rank from houses h where h.id = c.house_id and ${allOf(matching('h', rest))}`;
  const near = maxMinutes === undefined ? [] : [sql`c.minutes <= ${maxMinutes}`];
  return {
    from: sql`commutes c cross join lateral (${one} limit 1) f
      where ${allOf([sql`c.university = ${university}`, ...near])}`,
  };
};

/** The first date on which a stay of each house's shortest length begins, in these vacancies. */
const soonest = (at: Moment, these: Omit<Parameters<typeof openings>[1], 'columns'>) => sql`(
  select o.house_id as id, o.rank, min(o.free_on) as free_from from ${openings(at, { ...these, columns: ['min_nights', 'rank'] })} o
  where ${bookable(at)} group by o.house_id, o.rank)`;

const orders: Record<HouseSort, RawBuilder<unknown>> = {
  recommended: sql`f.rank desc, f.score desc nulls last`,
  'price-low': sql`f.monthly_rent`,
  'price-high': sql`f.monthly_rent desc`,
  rating: sql`f.score desc nulls last, f.review_count desc`,
  soonest: sql`free_from nulls last, f.rank desc`,
  commute: sql`c.minutes nulls last, f.rank desc`,
};

/** The columns of a vacancy in {@link orders}. */
const sortedBy: Record<HouseSort, readonly Column[]> = {
  recommended: ['rank', 'score'],
  'price-low': ['monthly_rent'],
  'price-high': ['monthly_rent'],
  rating: ['score', 'review_count'],
  soonest: ['rank'],
  commute: ['rank'],
};

/** The name of a house that is let or not, and its own checklist. */
export function checklistOf(db: Db, id: string) {
  return db
    .selectFrom('houses')
    .select(['id', 'name', 'turnover_checklist'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type ChecklistRow = NonNullable<Awaited<ReturnType<typeof checklistOf>>>;

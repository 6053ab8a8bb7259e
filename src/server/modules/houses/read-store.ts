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
  vacantAlone,
  vacantAround,
  vacantHouses,
  type HouseFilter,
} from './filter-read-store.ts';
import { blocks, bookable, freeFrom, held, nightsOf, openings, type Moment } from './vacancy-read-store.ts';

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

/** Days from today in which the houses that are free soonest are looked for first: mostly there are enough. */
const SOON_DAYS = 7;

/** One page of the published houses that meet the filter and, with a stay, are free throughout and accept so short a one. */
export async function searchHouses(db: Db, search: HouseSearch, at: Moment): Promise<FoundRows> {
  // Both look the dates of the stay up, and those alone.
  const isExact = !search.flexible;
  if (isExact && search.sort === 'soonest') {
    const until = addDays(at.today, SOON_DAYS);
    const soon = await searchPage(db, search, at, soonAlone(search, at, until));
    const last = soon.rows.at(-1)?.free_from;
    if (soon.rows.length === search.pageSize && last && last <= until) return soon;
  }
  if (isExact && search.sort === 'commute' && search.filter.university) {
    const near = await searchPage(db, search, at, commuteAlone(search.filter.university, search));
    if (near.rows.length === search.pageSize) return near;
  }
  return searchPage(db, search, at, beside(search, at));
}

/**
 * `is true` stops PostgreSQL from joining holds with the page, row by row: it expects one hold and finds hundreds.
 */
async function searchPage(db: Db, search: HouseSearch, at: Moment, sorted: Sorted): Promise<FoundRows> {
  const { filter, stay, flexible, sort, page, pageSize } = search;
  const around = stay && flexible ? vacantAround(filter, stay, flexible, at) : null;
  const found = await sql<{ total: number; rows: CardRow[] }>`
    with ${held(at)}, found as ${around || sorted.once ? sql`` : sql`not`} materialized (
      ${around ?? (stay ? vacantHouses(filter, stay) : anyHouses(filter))}
    ), ${sorted.table ?? sql``} page as (
      select page.id, page.place from unnest(array(
        select f.id from ${sorted.from}
        order by ${orders[sort]}, f.id limit ${pageSize} offset ${(page - 1) * pageSize}
      )) with ordinality as page (id, place)
    ), held_here as materialized (
      select held.house_id, held.check_in, held.check_out from held where (held.house_id in (select id from page)) is true
    )
    select (select count(*) from found) as total,
      (select coalesce(json_agg(card order by card.place), '[]')
       from (select page.place, ${cardColumns(at, 'held_here')}, ${commuteColumn(filter.university)}${around ? sql`, f.check_in` : sql``}
       from page join houses h on h.id = page.id ${around ? sql`join found f on f.id = page.id` : sql``}) card) as rows`.execute(
    db,
  );
  return found.rows[0] ?? { total: 0, rows: [] };
}

/** Published houses by id, in no order. */
export async function housesById(
  db: Db,
  ids: string[],
  university: UniversityId | undefined,
  at: Moment,
): Promise<CardRow[]> {
  const found = await sql<CardRow>`
    with ${held(at)} select ${cardColumns(at)}, ${commuteColumn(university)} from houses h
    where h.published and h.id = any(${ids})`.execute(db);
  return found.rows;
}

/** A published house with everything a visitor may read. */
export async function houseById(db: Db, id: string, at: Moment): Promise<DetailRow | undefined> {
  const found = await sql<DetailRow>`
    with ${held(at)} select ${cardColumns(at)}, h.about, h.area, h.bathrooms, h.floor, h.parking,
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

/** `of` as in {@link openings}. */
const cardColumns = (at: Moment, of?: 'held_here') => sql`
  h.id, h.name, h.summary, h.location, h.type, h.public_latitude as latitude, h.public_longitude as longitude, h.station, h.area_m2, h.max_guests, h.beds, h.min_nights,
  h.monthly_rent, h.deposit, h.facilities,
  (select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'widths', p.widths,
     'alt', p.alt, 'dominant', p.dominant, 'blur', p.blur, 'focus', p.focus, 'room', p.room) order by p.position)
   from shown_house_photos p where p.house_id = h.id) as photos,
  case when h.review_count > 0 then
    json_build_object('average', round(h.score / 4, 2), 'count', h.review_count) end as rating,
  ${freeFrom(at, of)}`;

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
      select v.house_id, v.min_nights, v.rank, v.score, v.review_count, v.monthly_rent, v.opens_on, v.closes_on from vacancies v
      where ${allOf([...matching('v', filter), sql`v.closes_on > ${at.today}::date`, sql`v.opens_on <= ${until}::date`])}
    ),`,
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

/** The first date on which a stay of each house's shortest length begins. `of` as in {@link openings}. */
const soonest = (at: Moment, of: Parameters<typeof openings>[1]) => sql`(
  select o.house_id as id, o.rank, min(o.free_on) as free_from from ${openings(at, of)} o
  where ${bookable(at)} group by o.house_id, o.rank)`;

const orders: Record<HouseSort, RawBuilder<unknown>> = {
  recommended: sql`f.rank desc, f.score desc nulls last`,
  'price-low': sql`f.monthly_rent`,
  'price-high': sql`f.monthly_rent desc`,
  rating: sql`f.score desc nulls last, f.review_count desc`,
  soonest: sql`free_from nulls last, f.rank desc`,
  commute: sql`c.minutes nulls last, f.rank desc`,
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

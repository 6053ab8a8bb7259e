import { sql, type RawBuilder } from 'kysely';
import type { HouseSort } from '#contract/vocabulary.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Db } from '#server/ports/database.ts';
import { commuteBeside } from '../commutes/read-store.ts';
import {
  allOf,
  anyHouses,
  heldAround,
  isOneAround,
  matching,
  nearestDay,
  vacantAlone,
  vacantAround,
  vacantHouses,
  type HouseFilter,
} from './filter-read-store.ts';
import { bookable, held, openings, type Column, type Moment } from './vacancy-read-store.ts';

export type HouseSearch = {
  filter: HouseFilter;
  stay: Stay | null;
  /** Days by which the stay may begin earlier or later. */
  flexible?: number | undefined;
  sort: HouseSort;
  page: number;
  pageSize: number;
};
/** The houses of a page in order, each with its first free day, or the possible day nearest to the stay, if the search looked for one. */
export type Found = {
  page: { id: string; free_from?: PlainDate | null; check_in?: PlainDate }[];
  total: number;
};

/** The days from today in which the houses available soonest are looked for first; usually they have enough. */
const SOON_DAYS = 7;

/** Finds one page of the published houses that meet the filter and, with a stay, are free for it. */
export async function findHouses(db: Db, search: HouseSearch, at: Moment): Promise<Found> {
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

async function findPage(db: Db, search: HouseSearch, at: Moment, source: Source): Promise<Found> {
  const { stay, flexible, sort, page, pageSize } = search;
  const holds = stay && flexible ? [held(at), heldAround(stay, flexible)] : [held(at)];
  const day =
    stay && flexible
      ? sql`, ${nearestDay('found', stay)} as check_in`
      : sort === 'soonest'
        ? sql`, free_from`
        : sql``;
  const result = await sql<Found>`
    with ${sql.join([...holds, ...source.tables])}
    select (${source.total}) as total, (select coalesce(json_agg(row), '[]') from (
      select found.id ${day} from ${source.from} order by ${orders[sort]}, found.id limit ${pageSize} offset ${(page - 1) * pageSize}
    ) row) as page`.execute(db);
  return result.rows[0] ?? { page: [], total: 0 };
}

type Source = { tables: RawBuilder<unknown>[]; total: RawBuilder<unknown>; from: RawBuilder<unknown> };

const COUNTED = sql`select count(*) from found`;

/**
 * SQL common table of the houses that meet the filter and, with a stay, are free for it. `once` reads them once to sort and count; `counted` reads
 * them twice, the first time in index order as far as the page needs.
 */
const found = ({ filter, stay }: HouseSearch, read: 'once' | 'counted') => sql`
  found as ${read === 'once' ? sql`` : sql`not`} materialized (${stay ? vacantHouses(filter, stay) : anyHouses(filter)})`;

function beside(search: HouseSearch, at: Moment): Source {
  const { filter, stay, flexible } = search;
  if (stay && flexible) return around(search, stay, flexible, at);
  // The way of each house to a university is looked up in a table that is built for each reading.
  const read = filter.maxMinutes === undefined ? 'counted' : 'once';
  return { tables: [found(search, read)], total: COUNTED, from: sorted(search, at) };
}

/**
 * Builds the source for houses free around the dates of a stay. Houses without holds are read in index order as far as the page needs; the others are
 * few.
 */
function around(search: HouseSearch, stay: Stay, days: number, at: Moment): Source {
  const { filter, sort, page, pageSize } = search;
  const of = (part?: 'held' | 'unheld') =>
    vacantAround(filter, stay, { days, columns: sortedBy[sort], part }, at);
  if (!isOneAround(stay, days) || sort === 'soonest' || sort === 'commute')
    return {
      tables: [sql`found as materialized (${of()})`],
      total: COUNTED,
      from: sorted(search, at),
    };
  return {
    tables: [
      sql`unheld as not materialized (${of('unheld')})`,
      sql`beside_holds as materialized (${of('held')})`,
    ],
    total: sql`(select count(*) from unheld) + (select count(*) from beside_holds)`,
    from: sql`(
      (select found.* from unheld found order by ${orders[sort]}, found.id limit ${page * pageSize}) union all table beside_holds) found`,
  };
}

function sorted({ filter, sort }: HouseSearch, at: Moment): RawBuilder<unknown> {
  if (sort === 'soonest')
    return sql`found left join ${soonest(at, { where: allOf(matching('vacancy', filter)) })} soonest on soonest.id = found.id`;
  return sort === 'commute' ? sql`found ${commuteBeside(filter.university)}` : sql`found`;
}

/**
 * Builds the source for houses with a vacancy that opens by `until`; this changes neither their first day nor their order. The vacancies are read
 * once, because PostgreSQL expects few holds and would look up each house; they are compared with the stay in order until the page is full.
 */
function soonAlone(search: HouseSearch, at: Moment, until: PlainDate): Source {
  const { filter, stay } = search;
  const soon = soonest(at, { among: 'soon' });
  return {
    total: COUNTED,
    tables: [
      found(search, 'counted'),
      sql`soon as materialized (
      select vacancy.house_id, vacancy.min_nights, vacancy.rank, vacancy.opens_on, vacancy.closes_on from vacancies vacancy
      where ${allOf([sql`vacancy.opens_on <= ${until}::date`, sql`vacancy.closes_on > ${at.today}::date`, ...matching('vacancy', filter)])}
    )`,
    ],
    from: stay
      ? sql`(select soonest.* from ${soon} soonest order by soonest.free_from, soonest.rank desc, soonest.id offset 0) found
          where (select true from vacancies vacancy where vacancy.house_id = found.id and ${vacantAlone({}, stay)})`
      : sql`${soon} found`,
  };
}

const commuteAlone = (university: UniversityId, search: HouseSearch): Source => {
  const { filter, stay } = search;
  const { maxMinutes, university: _, ...rest } = filter;
  const one = stay
    ? sql`select vacancy.house_id as id, vacancy.rank from vacancies vacancy where vacancy.house_id = commute.house_id and ${vacantAlone(rest, stay)}`
    : sql`select house.id, house.rank from houses house where house.id = commute.house_id and ${allOf(matching('house', rest))}`;
  const near = maxMinutes === undefined ? [] : [sql`commute.minutes <= ${maxMinutes}`];
  return {
    total: COUNTED,
    tables: [found(search, 'counted')],
    from: sql`commutes commute cross join lateral (${one} limit 1) found
      where ${allOf([sql`commute.university = ${university}`, ...near])}`,
  };
};

const soonest = (at: Moment, these: Omit<Parameters<typeof openings>[1], 'columns'>) => sql`(
  select opening.house_id as id, opening.rank, min(opening.free_on) as free_from from ${openings(at, { ...these, columns: ['min_nights', 'rank'] })} opening
  where ${bookable(at)} group by opening.house_id, opening.rank)`;

const orders: Record<HouseSort, RawBuilder<unknown>> = {
  recommended: sql`found.rank desc, found.score desc nulls last`,
  'price-low': sql`found.monthly_rent`,
  'price-high': sql`found.monthly_rent desc`,
  rating: sql`found.score desc nulls last, found.review_count desc`,
  soonest: sql`free_from nulls last, found.rank desc`,
  commute: sql`commute.minutes nulls last, found.rank desc`,
};

const sortedBy: Record<HouseSort, readonly Column[]> = {
  recommended: ['rank', 'score'],
  'price-low': ['monthly_rent'],
  'price-high': ['monthly_rent'],
  rating: ['score', 'review_count'],
  soonest: ['rank'],
  commute: ['rank'],
};

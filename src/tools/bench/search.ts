import { loadavg } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import { addDays, seoulDate } from '../../contract/rules/dates.ts';
import type { Stay } from '../../contract/rules/policy.ts';
import type { Db } from '../../server/ports/database.ts';
import { openDatabase } from '../../server/db/db.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Schema } from '../../server/db/schema.ts';
import { mapClusters, mapPins } from '../../server/modules/houses/map-read-store.ts';
import { alternatives, MOST_PINS } from '../../server/modules/houses/policy.ts';
import { freeForLonger, freeOnOtherDates } from '../../server/modules/houses/near-read-store.ts';
import { houseById, searchHouses } from '../../server/modules/houses/read-store.ts';
import type { Moment } from '../../server/modules/houses/vacancy-read-store.ts';
import { fill, HOLDS, HOUSES, RESERVATIONS, REVIEWS } from './data.ts';
import { onPostgres } from './database.ts';
import { median, percentile, round2 } from './figures.ts';

const ROUNDS = 40;

type Kind = (db: Db, stay: Stay, at: Moment) => Promise<unknown>;
const first = { page: 1, pageSize: 20, sort: 'recommended' as const };
const seoul = { filter: { guests: 1 }, ...first };
const hongdae = { filter: { location: 'hongdae' as const, guests: 2 }, ...first };

/** About a fifth of the homes. */
const west = { south: 37.5, west: 126.9, north: 37.58, east: 126.96 };
const yonsei = { university: 'yonsei', maxMinutes: 30 } as const;

/** Searches as people make them; `neighbourhood` and `seoul` in turn are the mix that the budget is for. */
const kinds = {
  neighbourhood: (db, stay, at) => searchHouses(db, { ...hongdae, stay }, at),
  seoul: (db, stay, at) => searchHouses(db, { ...seoul, stay }, at),
  seoulRating: (db, stay, at) => searchHouses(db, { ...seoul, stay, sort: 'rating' }, at),
  seoulPriceLow: (db, stay, at) => searchHouses(db, { ...seoul, stay, sort: 'price-low' }, at),
  seoulSoonest: (db, stay, at) => searchHouses(db, { ...seoul, stay, sort: 'soonest' }, at),
  seoulLastPage: (db, stay, at) => searchHouses(db, { ...seoul, stay, page: 100 }, at),
  seoulFacilities: (db, stay, at) =>
    searchHouses(db, { ...seoul, filter: { guests: 1, facilities: ['wifi'] }, stay }, at),
  seoulFlexible: (db, stay, at) => searchHouses(db, { ...seoul, stay, flexible: 7 }, at),
  seoulUniversity: (db, stay, at) =>
    searchHouses(db, { ...seoul, filter: { guests: 1, ...yonsei }, stay }, at),
  seoulCommute: (db, stay, at) =>
    searchHouses(db, { ...seoul, filter: { guests: 1, ...yonsei }, stay, sort: 'commute' }, at),
  browseCommute: (db, _stay, at) =>
    searchHouses(db, { ...seoul, filter: { university: 'yonsei' }, stay: null, sort: 'commute' }, at),
  areaPage: (db, stay, at) => searchHouses(db, { ...seoul, filter: { guests: 1, area: west }, stay }, at),
  browseAreaPage: (db, _stay, at) => searchHouses(db, { ...seoul, filter: { area: west }, stay: null }, at),
  mapPins: (db, stay, at) => mapPins(db, { guests: 1, area: west }, stay, MOST_PINS, at),
  mapPinsSeoul: (db, stay, at) => mapPins(db, { guests: 1 }, stay, MOST_PINS, at),
  mapPinsFacilities: (db, stay, at) => mapPins(db, { area: west, facilities: ['wifi'] }, stay, MOST_PINS, at),
  mapPinsUniversity: (db, stay, at) => mapPins(db, { ...yonsei, area: west }, stay, MOST_PINS, at),
  mapClusters: (db, stay, at) => mapClusters(db, { guests: 1 }, stay, at),
  browseMapPins: (db, _stay, at) => mapPins(db, { area: west }, null, MOST_PINS, at),
  browseMapPinsSeoul: (db, _stay, at) => mapPins(db, {}, null, MOST_PINS, at),
  browseMapClusters: (db, _stay, at) => mapClusters(db, {}, null, at),
  browse: (db, _stay, at) => searchHouses(db, { ...seoul, stay: null }, at),
  browseSoonest: (db, _stay, at) => searchHouses(db, { ...seoul, stay: null, sort: 'soonest' }, at),
  otherDates: (db, stay, at) => freeOnOtherDates(db, seoul.filter, stay, alternatives, at),
  longerStay: (db, { checkIn }, at) =>
    freeForLonger(db, seoul.filter, { checkIn, checkOut: addDays(checkIn, 7) }, alternatives, at),
  oneHouse: (db, _stay, at) => houseById(db, 'house-4711', at),
} satisfies Record<string, Kind>;

/** Search latency at the database, with the plans that PostgreSQL chose. Milliseconds. */
export const measureSearch = () => onPostgres(measure);

async function measure(url: string) {
  const database = await openDatabase({ url });
  await migrate(database.db);
  const last = { sql: '', parameters: [] as unknown[] };
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      last.sql = query.sql;
      last.parameters = [...query.parameters];
    },
  });
  const now = new Date();
  const at = { now, today: seoulDate(now.getTime()) };
  console.error(`filling ${HOUSES} homes and ${RESERVATIONS} reservations …`);
  for (const statement of fill(at.today)) await database.pool.query(statement);

  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    keyof typeof kinds,
    number[]
  >;
  const plans: Record<string, string[]> = {};
  const byKey: number[] = [];
  const load = [loadavg()[0]!];
  for (let round = 0; round < ROUNDS; round += 1) {
    const checkIn = addDays(at.today, 5 + ((round * 37) % 300));
    const stay = { checkIn, checkOut: addDays(checkIn, 30 + ((round * 13) % 120)) };
    for (const name of names) {
      times[name].push(await timed(() => kinds[name](db, stay, at)));
      if (round < ROUNDS - 1) continue;
      const { sql, parameters } = last;
      const { rows } = await database.pool.query(`explain (analyze, buffers, timing off) ${sql}`, parameters);
      plans[name] = rows.map((row: Record<string, string>) => row['QUERY PLAN']!);
    }
    byKey.push(
      await timed(() => database.pool.query('select * from houses where id = $1', [`house-${round + 1}`])),
    );
  }
  load.push(loadavg()[0]!);
  await database.close();
  const mix = [...times.neighbourhood, ...times.seoul];
  return {
    houses: HOUSES,
    reservations: RESERVATIONS,
    reviews: REVIEWS,
    holds: HOLDS,
    loadAverage: load.map(round2),
    searchP50Ms: round2(median(mix)),
    searchP95Ms: round2(percentile(mix, 0.95)),
    primaryKeySelectP50Ms: round2(median(byKey)),
    ratioToPrimaryKeySelect: round2(median(mix) / median(byKey)),
    kinds: Object.fromEntries(
      names.map((name) => [
        name,
        { p50Ms: round2(median(times[name])), p95Ms: round2(percentile(times[name], 0.95)) },
      ]),
    ),
    plans,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

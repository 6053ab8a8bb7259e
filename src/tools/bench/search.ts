import { loadavg } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { addDays, seoulDate } from '../../contract/rules/dates.ts';
import type { Stay } from '../../contract/rules/policy.ts';
import type { Db } from '../../server/ports/database.ts';
import { openDatabase, type Database } from '../../server/db/db.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Schema } from '../../server/db/schema.ts';
import { forgetPastVacancies } from '../../server/modules/houses/jobs.ts';
import { mapClusters, mapPins } from '../../server/modules/houses/search/map-read-store.ts';
import { alternatives, MOST_PINS } from '../../server/modules/houses/policy.ts';
import {
  freeForLonger,
  freeOnOtherDates,
} from '../../server/modules/houses/search/alternatives-read-store.ts';
import { houseById, searchHouses } from '../../server/modules/houses/read-store.ts';
import type { Moment } from '../../server/modules/houses/search/vacancy-read-store.ts';
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

/** Typical searches; `neighbourhood` and `seoul` in turn are the mix that the budget applies to. */
const kinds = {
  neighbourhood: (db, stay, at) => searchHouses(db, { ...hongdae, stay }, at),
  seoul: (db, stay, at) => searchHouses(db, { ...seoul, stay }, at),
  seoulRating: (db, stay, at) => searchHouses(db, { ...seoul, stay, sort: 'rating' }, at),
  seoulPriceLow: (db, stay, at) => searchHouses(db, { ...seoul, stay, sort: 'price-low' }, at),
  seoulPriceHigh: (db, stay, at) => searchHouses(db, { ...seoul, stay, sort: 'price-high' }, at),
  seoulRent: (db, stay, at) =>
    searchHouses(db, { ...seoul, filter: { guests: 1, minRent: 700_000, maxRent: 900_000 }, stay }, at),
  seoulType: (db, stay, at) =>
    searchHouses(db, { ...seoul, filter: { guests: 1, type: 'studio' }, stay }, at),
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
  mapPins: (db, stay, at) => mapPins(db, { guests: 1, area: west }, { stay, most: MOST_PINS, at }),
  mapPinsSeoul: (db, stay, at) => mapPins(db, { guests: 1 }, { stay, most: MOST_PINS, at }),
  mapPinsFacilities: (db, stay, at) =>
    mapPins(db, { area: west, facilities: ['wifi'] }, { stay, most: MOST_PINS, at }),
  mapPinsUniversity: (db, stay, at) => mapPins(db, { ...yonsei, area: west }, { stay, most: MOST_PINS, at }),
  mapPinsFlexible: (db, stay, at) =>
    mapPins(db, { guests: 1, area: west, flexible: 7 }, { stay, most: MOST_PINS, at }),
  mapClustersFlexible: (db, stay, at) => mapClusters(db, { guests: 1, flexible: 7 }, stay, at),
  mapClusters: (db, stay, at) => mapClusters(db, { guests: 1 }, stay, at),
  browseMapPins: (db, _stay, at) => mapPins(db, { area: west }, { stay: null, most: MOST_PINS, at }),
  browseMapPinsSeoul: (db, _stay, at) => mapPins(db, {}, { stay: null, most: MOST_PINS, at }),
  browseMapClusters: (db, _stay, at) => mapClusters(db, {}, null, at),
  browse: (db, _stay, at) => searchHouses(db, { ...seoul, stay: null }, at),
  browseSoonest: (db, _stay, at) => searchHouses(db, { ...seoul, stay: null, sort: 'soonest' }, at),
  otherDates: (db, stay, at) => freeOnOtherDates(db, seoul.filter, { stay, ...alternatives, at }),
  longerStay: (db, { checkIn }, at) =>
    freeForLonger(db, seoul.filter, {
      stay: { checkIn, checkOut: addDays(checkIn, 7) },
      ...alternatives,
      at,
    }),
  oneHouse: (db, _stay, at) => houseById(db, 'house-4711', at),
} satisfies Record<string, Kind>;

/**
 * Measures search latency for the host (`p50Ms`: building, sending and executing the statements and reading their rows) and in the database
 * (`executionP50Ms`: as PostgreSQL reports it), with the chosen plans. Milliseconds.
 */
export const measureSearch = () => onPostgres(measure);

async function measure(url: string) {
  const database = await openDatabase({ url });
  await migrate(database.db);
  let heard: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void heard.push(query),
  });
  const now = new Date();
  const at = { now, today: seoulDate(now.getTime()) };
  await fillAll(database, at.today);

  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const times = timesOf(names);
  const executions = timesOf(names);
  const execution = await executionTimes(database);
  const plans: Record<string, string[]> = {};
  const byKey: number[] = [];
  const load = [loadavg()[0]!];
  for (let round = 0; round < ROUNDS; round += 1) {
    const checkIn = addDays(at.today, 5 + ((round * 37) % 300));
    const stay = { checkIn, checkOut: addDays(checkIn, 30 + ((round * 13) % 120)) };
    for (const name of names) {
      heard = [];
      times[name].push(await timed(() => kinds[name](db, stay, at)));
      executions[name].push(await execution.of(heard));
      if (round < ROUNDS - 1) continue;
      plans[name] = await explain(database, heard);
    }
    byKey.push(
      await timed(() => database.pool.query('select * from houses where id = $1', [`house-${round + 1}`])),
    );
  }
  load.push(loadavg()[0]!);
  execution.end();
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
        {
          p50Ms: round2(median(times[name])),
          p95Ms: round2(percentile(times[name], 0.95)),
          executionP50Ms: round2(median(executions[name])),
        },
      ]),
    ),
    plans,
  };
}

const timesOf = <Name extends string>(names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;

async function fillAll(database: Database, today: string): Promise<void> {
  console.error(`filling ${HOUSES} homes and ${RESERVATIONS} reservations …`);
  for (const statement of fill(today)) await database.pool.query(statement);
  // As the host does every hour. A table that is filled and emptied as time goes by has no such holes as one that loses most of its rows at once.
  await forgetPastVacancies({ db: database.db, clock: { now: Date.now } });
  await database.pool.query('vacuum (full, analyze) vacancies');
  await database.pool.query('vacuum vacancies');
}

type Statement = { sql: string; parameters: readonly unknown[] };

/**
 * Measures the time of statements within PostgreSQL with the plans that a connection of the host caches (ADR 14), without the time to send them and
 * read the results; ms.
 */
async function executionTimes({ pool }: Database) {
  const client = await pool.connect();
  const prepared = new Map<string, string>();
  const one = async ({ sql, parameters }: Statement): Promise<number> => {
    const name = prepared.get(sql) ?? `measured_${prepared.size}`;
    if (!prepared.has(sql)) await client.query(`prepare ${name} as ${sql}`);
    prepared.set(sql, name);
    const values = parameters.length ? `(${parameters.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (analyze, timing off) execute ${name}${values}`);
    const lines = rows.map((row: Record<string, string>) => row['QUERY PLAN']!);
    return Number(/Execution Time: ([\d.]+) ms/.exec(lines.join('\n'))![1]);
  };
  return {
    end: () => client.release(),
    async of(statements: readonly Statement[]): Promise<number> {
      let sum = 0;
      for (const statement of statements) sum += await one(statement);
      return sum;
    },
  };
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => `"${each}"`).join()}}`);
  return typeof value === 'object'
    ? pg.escapeLiteral(JSON.stringify(value))
    : pg.escapeLiteral(`${value as string | number | boolean}`);
}

async function explain({ pool }: Database, statements: readonly Statement[]): Promise<string[]> {
  const plans: string[] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await pool.query(`explain (analyze, buffers, timing off) ${sql}`, [...parameters]);
    plans.push(...rows.map((row: Record<string, string>) => row['QUERY PLAN']!));
  }
  return plans;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

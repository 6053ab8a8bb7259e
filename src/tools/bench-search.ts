import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { addDays, seoulDate } from '../contract/rules/dates.ts';
import { openDatabase } from '../server/db/db.ts';
import type { Schema } from '../server/db/schema.ts';
import { migrate } from '../server/db/migrate.ts';
import { searchHouses } from '../server/modules/houses/store.ts';
import { startPostgres } from './postgres.mjs';

const HOUSES = 10_000;
const STAYS_EACH = 100;
const ROUNDS = 60;

/** Search latency at the database over 10,000 homes and 1,000,000 reservations, with the plan that PostgreSQL chose. Milliseconds. */
export async function measureSearch() {
  const server = process.env['TEST_DATABASE_URL']
    ? { url: process.env['TEST_DATABASE_URL'], stop: () => Promise.resolve() }
    : await startPostgres();
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  try {
    return await measure(url.href);
  } finally {
    await admin(`drop database ${name} with (force)`);
    await server.stop();
  }
}

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
  const today = seoulDate(Date.now());
  const now = new Date();
  console.error(`filling ${HOUSES} homes and ${HOUSES * STAYS_EACH} reservations …`);
  for (const statement of fill(today)) await database.pool.query(statement);

  const searches = Array.from({ length: ROUNDS }, (_, round) => {
    const checkIn = addDays(today, 5 + ((round * 37) % 300));
    return {
      filter: round % 2 ? { location: 'hongdae' as const, guests: 2 } : { guests: 1 },
      stay: { checkIn, checkOut: addDays(checkIn, 30 + ((round * 13) % 120)) },
      sort: 'recommended' as const,
      page: 1,
      pageSize: 20,
    };
  });
  const search = [];
  const byKey = [];
  for (const wanted of searches) {
    const start = performance.now();
    await searchHouses(db, wanted, { now, today });
    search.push(performance.now() - start);
    const keyed = performance.now();
    await database.pool.query('select * from houses where id = $1', [`house-${search.length}`]);
    byKey.push(performance.now() - keyed);
  }
  const plan = await database.pool.query(
    `explain (analyze, buffers, timing off) ${last.sql}`,
    last.parameters,
  );
  await database.close();
  const p50 = median(search);
  return {
    houses: HOUSES,
    reservations: HOUSES * STAYS_EACH,
    searchP50Ms: round(p50),
    searchP95Ms: round(percentile(search, 0.95)),
    primaryKeySelectP50Ms: round(median(byKey)),
    ratioToPrimaryKeySelect: round(p50 / median(byKey)),
    plan: plan.rows.map((row: Record<string, string>) => row['QUERY PLAN']),
  };
}

/** SQL that fills an empty database: every home with a hundred stays of 5 to 24 nights, from six years ago to the end of the booking window. */
function fill(today: string): string[] {
  const account = randomUUID();
  const bilingual = `'{"ko":"집","en":"Home"}'`;
  return [
    `insert into accounts (id, email, language, first_name, last_name, phone_country, phone, created_at)
     values ('${account}', 'bench@people.example', 'en', 'Bench', 'Person', '+82', '1000000000', now())`,
    `insert into houses (id, name, summary, about, location, type, area, address, latitude, longitude, station, area_m2, max_guests, beds,
       bathrooms, floor, parking, facilities, before_reservation, things_to_know, min_nights, monthly_rent, deposit, rank, door_code, wifi_name,
       wifi_password, way)
     select 'house-' || i, ${bilingual}, ${bilingual}, ${bilingual},
       (array['hongdae','sinchon','itaewon','hanyang','korea','hufs','seoul-national','seoul-station'])[1 + i % 8],
       (array['studio','private-room','twin-room','loft','hanok'])[1 + i % 5], ${bilingual}, ${bilingual}, 37.5, 127,
       '{"name":{"ko":"역","en":"Station"},"lines":[2],"walkMinutes":5}', 12 + i % 20, 1 + (i / 8) % 4, 1 + i % 3, 1, ${bilingual}, ${bilingual},
       '["wifi"]', '[]', '[]', case when i % 6 = 0 then 7 else 28 end, 500000 + (i % 90) * 10000, 500000, i % 100, '0000', 'wifi', 'wifi', ${bilingual}
     from generate_series(1, ${HOUSES}) i`,
    `alter table reservations drop constraint reservations_no_overlap`,
    `insert into reservations (id, code, account_id, house_id, status, check_in, check_out, guests, bedding_sets, house_price, coupon_discount,
       bedding_price, deposit, total, is_international, payment_method, krw_per_usd, rate_source, rate_at, policy, terms_version,
       cancellation_version, requested_at, hold_expires_at, signed_at, first_paid_at, confirmed_at)
     select gen_random_uuid(), 'B' || i || '-' || k, '${account}', 'house-' || i, 'confirmed', start, start + 5 + (i * 7 + k * 11) % 20, 1, 0, 500000, 0,
       0, 0, 500000, false, 'card', 1385.5, 'bench', now(), '{}', '1', '1', now(), now(), now(), now(), now()
     from generate_series(1, ${HOUSES}) i, generate_series(0, ${STAYS_EACH - 1}) k,
       lateral (select date '${today}' - 2110 + k * 25 + i % 5 as start) at`,
    `alter table reservations add constraint reservations_no_overlap exclude using gist (
       house_id with =, daterange(check_in, coalesce(ended_on, check_out), '[)') with &&
     ) where (status in ('requested', 'confirmed', 'checked_out_early'))`,
    `vacuum analyze`,
  ];
}

const percentile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)]!;
const median = (values: number[]) => percentile(values, 0.5);
const round = (value: number) => Math.round(value * 100) / 100;

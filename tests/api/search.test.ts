import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import type { HouseCard, HouseMap } from '#contract/houses.ts';
import { addDays, daysBetween, overlaps } from '#contract/rules/dates.ts';
import { booking, flexibleDays, type Stay } from '#contract/rules/policy.ts';
import { houseSorts, locations, type Facility } from '#contract/vocabulary.ts';
import { parseArea } from '#contract/seoul/area.ts';
import { universityIds, type UniversityId } from '#contract/seoul/universities.ts';
import { updateCommutes } from '#server/modules/houses/commutes/jobs.ts';
import { commutesFrom } from '#server/modules/houses/commutes/policy.ts';
import { forgetPastVacancies } from '#server/modules/houses/jobs.ts';
import { freeForLonger, freeOnOtherDates } from '#server/modules/houses/search/alternatives-read-store.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { bareRow, type BareStay } from '#tests/kit/reservations.ts';

/**
 * Compares searches with an oracle: the search rules applied directly to every row, on random houses and stays that are added, changed and deleted.
 */
const today = '2026-11-21';
const HOUSES = 30;

type House = {
  id: string;
  location: (typeof locations)[number];
  max_guests: number;
  min_nights: number;
  monthly_rent: number;
  rank: number;
  facilities: Facility[];
  published: boolean;
  latitude: number;
  longitude: number;
};
type Reservation = BareStay & { ended_on: string | null };
type Review = { id: string; reservation_id: string; house_id: string; ratings: number[]; published: boolean };

let host: TestHost;
let houses: House[];
let reservations: Map<string, Reservation>;
let reviews: Map<string, Review>;
let random: (below: number) => number;

beforeAll(async () => {
  host = await startTestHost({ demo: false });
});
afterAll(() => host.close());
beforeEach(async () => {
  host.clock.set(`${today}T01:00:00Z`);
  for (const table of ['reviews', 'reservations', 'houses'] as const)
    await host.ctx.db.deleteFrom(table).execute();
  reservations = new Map();
  reviews = new Map();
  houses = [];
});

function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!;

const traits = () => ({
  location: oneOf(locations.slice(0, 2)),
  max_guests: 1 + random(3),
  min_nights: oneOf([1, 7, 28, 60]),
  monthly_rent: 500_000 + random(4) * 100_000,
  rank: random(3),
  facilities: oneOf<Facility[]>([['wifi'], ['wifi', 'desk'], []]),
});
const stored = (house: House) => ({ ...house, facilities: JSON.stringify(house.facilities) });

async function build(id: string): Promise<House> {
  const place = { latitude: (37_460 + random(140)) / 1000, longitude: (126_900 + random(140)) / 1000 };
  const house = { id, published: true, ...place, ...traits() };
  const both = JSON.stringify({ ko: '집', en: 'Home' });
  await host.ctx.db
    .insertInto('houses')
    .values({
      ...stored(house),
      name: both,
      summary: both,
      about: both,
      type: 'studio',
      area: both,
      address: both,
      station: JSON.stringify({ name: { ko: '역', en: 'Station' }, lines: [2], walkMinutes: 5 }),
      area_m2: 20,
      beds: 1,
      bathrooms: 1,
      floor: both,
      parking: both,
      before_reservation: '[]',
      things_to_know: '[]',
      deposit: 500_000,
      door_code: '0000',
      wifi_name: 'wifi',
      wifi_password: 'wifi',
      way: both,
    })
    .execute();
  return house;
}

const row = (reservation: Reservation) => bareRow(reservation, new Date(host.clock.now()));

const nightsOf = ({ check_in, check_out, ended_on }: Reservation) => ({
  from: check_in,
  to: ended_on ?? check_out,
});
const keepsDates = ({ status }: Reservation) => status !== 'cancelled';
const blocks = (reservation: Reservation) =>
  keepsDates(reservation) &&
  (reservation.status !== 'requested' || reservation.hold_expires_at.getTime() > host.clock.now());

/** Returns a random reservation that the exclusion constraint accepts, or null. */
function wish(): Reservation | null {
  const check_in = addDays(today, random(500) - 100);
  const check_out = addDays(check_in, 1 + random(90));
  const status = oneOf([
    'requested',
    'confirmed',
    'confirmed',
    'confirmed',
    'cancelled',
    'checked_out_early',
  ] as const);
  const wished: Reservation = {
    id: randomUUID(),
    house_id: oneOf(houses).id,
    status,
    check_in,
    check_out,
    ended_on:
      status === 'checked_out_early' ? addDays(check_in, random(daysBetween(check_in, check_out) + 1)) : null,
    hold_expires_at: new Date(host.clock.now() + (random(2) ? 1 : -1) * 3_600_000),
  };
  return fits(wished) ? wished : null;
}

function fits(wished: Reservation): boolean {
  if (!keepsDates(wished)) return true;
  const nights = nightsOf(wished);
  return [...reservations.values()].every(
    (other) =>
      other.id === wished.id ||
      other.house_id !== wished.house_id ||
      !keepsDates(other) ||
      nights.from === nights.to ||
      nightsOf(other).from === nightsOf(other).to ||
      !overlaps(nights, nightsOf(other)),
  );
}

async function insert(wished: Reservation[]): Promise<void> {
  if (wished.length === 0) return;
  await host.ctx.db.insertInto('reservations').values(wished.map(row)).execute();
  for (const reservation of wished) reservations.set(reservation.id, reservation);
}

async function something(): Promise<void> {
  const known = [...reservations.values()];
  const { db } = host.ctx;
  const kind = random(8);
  if (kind < 2 || known.length === 0) {
    const wished = wish();
    return insert(wished ? [wished] : []);
  }
  const one = oneOf(known);
  if (kind < 4) {
    const wished = wish();
    const changed = wished && { ...wished, id: one.id, house_id: random(2) ? one.house_id : wished.house_id };
    if (!changed || !fits(changed) || reviewOf(one)) return;
    const { id, ...change } = row(changed);
    await db.updateTable('reservations').set(change).where('id', '=', id).execute();
    reservations.set(id, changed);
  } else if (kind === 4) {
    if (reviewOf(one)) return;
    await db.deleteFrom('reservations').where('id', '=', one.id).execute();
    reservations.delete(one.id);
  } else if (kind === 5) {
    const house = oneOf(houses);
    const changed = traits();
    const trait = oneOf(Object.keys(changed) as (keyof typeof changed)[]);
    Object.assign(house, { [trait]: changed[trait], published: random(4) > 0 });
    const { id, ...values } = stored(house);
    await db.updateTable('houses').set(values).where('id', '=', id).execute();
  } else await reviewSomething(one, kind);
}

const reviewOf = ({ id }: Reservation) =>
  [...reviews.values()].find(({ reservation_id }) => reservation_id === id);

async function reviewSomething(reservation: Reservation, kind: number): Promise<void> {
  const { db } = host.ctx;
  const ratings = [1 + random(5), 1 + random(5), 1 + random(5), 1 + random(5)];
  const [facilities, communication, community, location] = ratings as [number, number, number, number];
  const values = { facilities, communication, community, location, published: random(4) > 0 };
  const written = reviewOf(reservation);
  if (!written) {
    const review = { id: randomUUID(), reservation_id: reservation.id, house_id: reservation.house_id };
    const at = new Date(host.clock.now());
    await db
      .insertInto('reviews')
      .values({ ...review, ...values, author: 'Linh', comment: '', private_comment: '', created_at: at })
      .execute();
    reviews.set(review.id, { ...review, ratings, published: values.published });
  } else if (kind === 6) {
    await db.updateTable('reviews').set(values).where('id', '=', written.id).execute();
    reviews.set(written.id, { ...written, ratings, published: values.published });
  } else {
    await db.deleteFrom('reviews').where('id', '=', written.id).execute();
    reviews.delete(written.id);
  }
}

const isFree = (house: House, { checkIn, checkOut }: Stay) =>
  [...reservations.values()].every((reservation) => {
    const nights = nightsOf(reservation);
    return (
      reservation.house_id !== house.id ||
      !blocks(reservation) ||
      nights.from === nights.to ||
      !overlaps(nights, { from: checkIn, to: checkOut })
    );
  });

function freeFrom(house: House): string | null {
  for (let day = 0; day <= booking.windowDays; day += 1) {
    const checkIn = addDays(today, day);
    if (isFree(house, { checkIn, checkOut: addDays(checkIn, house.min_nights) })) return checkIn;
  }
  return null;
}

function rated(house: House) {
  const own = [...reviews.values()].filter(({ house_id, published }) => published && house_id === house.id);
  const points = own.flatMap(({ ratings }) => ratings).reduce((sum, rating) => sum + rating, 0);
  return own.length ? { score: points / own.length, count: own.length } : null;
}

type Query = {
  location?: string;
  guests?: number;
  minRent?: number;
  facilities?: Facility;
  university?: UniversityId;
  maxMinutes?: number;
  flexible?: number;
  area?: string;
} & Partial<Stay>;
type Ranked = {
  house: House;
  from: string | undefined;
  score: number;
  count: number;
  free: string;
  minutes: number;
};

/** Returns the minutes from a house to a university, with the house's coordinates as coarse as the public ones. */
const minutesTo = (university: UniversityId | undefined, { latitude, longitude }: House) =>
  commutesFrom({ lat: latitude, lon: longitude }).find((way) => way.university === university)?.minutes ?? 0;

const fallingScore = (a: Ranked, b: Ranked) => b.score - a.score;
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const comparisons: Record<(typeof houseSorts)[number], (a: Ranked, b: Ranked) => number> = {
  recommended: (a, b) => b.house.rank - a.house.rank || fallingScore(a, b),
  'price-low': (a, b) => a.house.monthly_rent - b.house.monthly_rent,
  'price-high': (a, b) => b.house.monthly_rent - a.house.monthly_rent,
  rating: (a, b) => fallingScore(a, b) || b.count - a.count,
  soonest: (a, b) => byText(a.free, b.free) || b.house.rank - a.house.rank,
  commute: (a, b) => a.minutes - b.minutes || b.house.rank - a.house.rank,
};

function expected(
  { location, guests, minRent, facilities, university, maxMinutes, area, checkIn, checkOut, flexible }: Query,
  sort: (typeof houseSorts)[number],
) {
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null;
  return houses
    .filter(
      (house) =>
        house.published &&
        (!location || house.location === location) &&
        (!facilities || house.facilities.includes(facilities)) &&
        (!area || isWithin(area, house)) &&
        house.max_guests >= (guests ?? 1) &&
        house.monthly_rent >= (minRent ?? 0) &&
        (maxMinutes === undefined || minutesTo(university, house) <= maxMinutes) &&
        (!stay ||
          (house.min_nights <= daysBetween(stay.checkIn, stay.checkOut) &&
            nearestDay(house, stay, flexible ?? 0) !== undefined)),
    )
    .map((house): Ranked => {
      const rating = rated(house);
      const free = freeFrom(house) ?? '9999';
      const minutes = minutesTo(university, house);
      const from = stay ? nearestDay(house, stay, flexible ?? 0) : undefined;
      return { house, from, score: rating?.score ?? 0, count: rating?.count ?? 0, free, minutes };
    })
    .sort((a, b) => comparisons[sort](a, b) || byText(a.house.id, b.house.id));
}

const flexibly = () => (random(2) ? { flexible: oneOf(flexibleDays) } : {});
function isWithin(area: string, { latitude, longitude }: House): boolean {
  const { south, west, north, east } = parseArea(area)!;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function someArea(): string {
  const [south, west] = [37460 + random(100), 126900 + random(100)];
  return [south, west, south + 30 + random(80), west + 30 + random(80)].map((edge) => edge / 1000).join();
}

function randomQuery(sort: (typeof houseSorts)[number]): Query {
  const checkIn = addDays(today, random(booking.windowDays + 1));
  return {
    ...(random(2) ? { location: oneOf(locations.slice(0, 2)) } : {}),
    ...(random(2) ? { guests: 1 + random(3) } : {}),
    ...(random(3) ? {} : { minRent: 600_000 }),
    ...(random(4) ? {} : { facilities: 'desk' as const }),
    ...(random(3) ? {} : { area: someArea() }),
    ...(random(3) && sort !== 'commute'
      ? {}
      : { university: oneOf(universityIds), ...(random(2) ? { maxMinutes: 20 + random(40) } : {}) }),
    ...(random(4) ? { checkIn, checkOut: addDays(checkIn, oneOf([1, 7, 28, 45, 120])), ...flexibly() } : {}),
  };
}

it.each([1, 2, 3])(
  'finds what the rules say, in their order, with their first free day (seed %i)',
  async (seed) => {
    random = seeded(seed);
    for (let i = 0; i < HOUSES; i += 1) houses.push(await build(`house-${seed}-${i}`));
    await updateCommutes(host.ctx);
    for (let i = 0; i < 20; i += 1) {
      const batch: Reservation[] = [];
      const wished = Array.from({ length: 10 }, wish);
      for (const one of wished) {
        if (!one || !batch.every((other) => other.house_id !== one.house_id)) continue;
        batch.push(one);
      }
      await insert(batch);
    }
    let found = 0;
    for (let round = 0; round < 7; round += 1) {
      for (let i = 0; i < 25; i += 1) await something();
      if (round % 2) await forgetsThePast();
      for (const sort of houseSorts) {
        const query = randomQuery(sort);
        const wanted = expected(query, sort);
        const page = 1 + random(2);
        // Small pages are filled by what is looked up first.
        const pageSize = sort === 'soonest' || sort === 'commute' ? 3 : 7;
        const parameters = Object.entries({ ...query, sort, page, pageSize }).map(([k, v]) => [k, String(v)]);
        const { data, headers } = await host.call<HouseCard[]>(
          'GET',
          `/v1/houses?${new URLSearchParams(parameters)}`,
        );
        const shown = wanted.slice((page - 1) * pageSize, page * pageSize);
        expect(
          data.map(({ id, freeFrom: free, rating }) => [id, free ?? '9999', rating?.count ?? 0]),
        ).toEqual(shown.map(({ house, free, count }) => [house.id, free, count]));
        expect(data.map(({ commute }) => [commute?.university.id, commute?.minutes ?? 0])).toEqual(
          shown.map(({ minutes }) => [query.university, minutes]),
        );
        expect(data.map(({ stay }) => stay?.checkIn)).toEqual(shown.map(({ from }) => from));
        for (const [i, { score }] of shown.entries())
          expect(data[i]!.rating?.average ?? 0).toBeCloseTo(score / 4, 1);
        expect(JSON.parse(headers.get('x-pagination')!)).toMatchObject({ totalItems: wanted.length });
        found += data.length;
        await showsOnTheMap(query, wanted);
      }
      await offersTheNearestDates();
    }
    expect(found).toBeGreaterThan(50);
  },
);

/** Deletes past vacancies, which no search reads, so later results do not change. */
async function forgetsThePast(): Promise<void> {
  await forgetPastVacancies(host.ctx);
  const { rows } = await sql`select from vacancies where closes_on <= ${today}::date`.execute(host.ctx.db);
  expect(rows).toEqual([]);
}

async function showsOnTheMap(query: Query, wanted: Ranked[]): Promise<void> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const map = async (by: string) =>
    (await host.call<HouseMap>('GET', `/v1/houses/map?${parameters}&by=${by}`)).data;
  const byHouse = await map('house');
  expect(byHouse.total).toBe(wanted.length);
  expect(byHouse.pins.map(({ id, latitude, longitude }) => [id, latitude, longitude])).toEqual(
    wanted
      .toSorted((a, b) => comparisons.recommended(a, b) || byText(a.house.id, b.house.id))
      .map(({ house }) => [house.id, house.latitude, house.longitude]),
  );
  const { total, clusters } = await map('neighbourhood');
  expect(total).toBe(wanted.length);
  for (const { location, count, latitude } of clusters) {
    const there = wanted.filter(({ house }) => house.location === location);
    expect(count).toBe(there.length);
    expect(latitude).toBeCloseTo(there.reduce((sum, { house }) => sum + house.latitude, 0) / count, 3);
  }
}

/** Checks, for houses that are taken on the dates, the smallest shift in days, and for houses with a longer minimum stay, if they are free for it. */
async function offersTheNearestDates(): Promise<void> {
  const at = { now: new Date(host.clock.now()), today };
  const checkIn = addDays(today, random(300));
  const stay = { checkIn, checkOut: addDays(checkIn, 30) };
  const moved = await freeOnOtherDates(host.ctx.db, {}, { stay, days: 120, most: 1000, at });
  const near = new Map<string, number>();
  for (const { id, distance } of moved) near.set(id, Math.min(distance, near.get(id) ?? Infinity));
  for (const house of houses) {
    if (!house.published || house.min_nights > 30 || isFree(house, stay)) continue;
    expect([house.id, near.get(house.id)]).toEqual([house.id, fewestDays(house, stay)]);
  }
  const longer = await freeForLonger(
    host.ctx.db,
    {},
    { stay: { checkIn, checkOut: addDays(checkIn, 10) }, most: 1000, at },
  );
  const could = houses.filter(
    (house) =>
      house.published &&
      house.min_nights > 10 &&
      isFree(house, { checkIn, checkOut: addDays(checkIn, house.min_nights) }),
  );
  expect(longer.map(({ id }) => id).sort()).toEqual(could.map(({ id }) => id).sort());
}

/** Returns the day nearest to a stay, at most `most` days away, from which a house is free for as many nights; the earlier of two. */
function nearestDay(house: House, stay: Stay, most: number): string | undefined {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  for (let days = 0; days <= most; days += 1) {
    for (const by of [-days, days]) {
      const checkIn = addDays(stay.checkIn, by);
      if (checkIn < today || checkIn > addDays(today, booking.windowDays)) continue;
      if (isFree(house, { checkIn, checkOut: addDays(checkIn, nights) })) return checkIn;
    }
  }
  return undefined;
}

function fewestDays(house: House, stay: Stay): number | undefined {
  const day = nearestDay(house, stay, 120);
  return day === undefined ? undefined : Math.abs(daysBetween(stay.checkIn, day));
}

it('a house without stays, and one whose stays are all gone at once, can be had from today', async () => {
  random = seeded(4);
  houses.push(await build('house-empty'), await build('house-emptied'));
  const at = { id: randomUUID(), house_id: 'house-emptied', ended_on: null, hold_expires_at: new Date(0) };
  await insert([{ ...at, status: 'confirmed', check_in: today, check_out: addDays(today, 300) }]);
  await sql`truncate reservations cascade`.execute(host.ctx.db);
  const { data } = await host.call<HouseCard[]>('GET', '/v1/houses');
  expect(data.map(({ freeFrom: free }) => free)).toEqual([today, today]);
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'two stays confirmed in one home, and two reviews of it written, at the same time all count',
  async () => {
    random = seeded(5);
    const house = await build('house-raced');
    await host.ctx.db.updateTable('houses').set({ min_nights: 1 }).where('id', '=', house.id).execute();
    houses.push({ ...house, min_nights: 1 });
    const both = [0, 1].map((i): Reservation => ({
      id: randomUUID(),
      house_id: house.id,
      status: 'requested',
      check_in: addDays(today, i * 40),
      check_out: addDays(today, i * 40 + 30),
      ended_on: null,
      hold_expires_at: new Date(host.clock.now() + 3_600_000),
    }));
    await insert(both);
    await Promise.all(
      both.map((reservation) =>
        host.ctx.db.transaction().execute(async (trx) => {
          const { id, ...change } = row({ ...reservation, status: 'confirmed' });
          await trx.updateTable('reservations').set(change).where('id', '=', id).execute();
          await sql`select pg_sleep(0.2)`.execute(trx);
        }),
      ),
    );
    const { rows } = await sql<{ opens_on: string; closes_on: string }>`
      select opens_on::text, closes_on::text from vacancies where house_id = ${house.id} order by closes_on`.execute(
      host.ctx.db,
    );
    expect(rows).toEqual([
      { opens_on: '-infinity', closes_on: today },
      { opens_on: addDays(today, 30), closes_on: addDays(today, 40) },
      { opens_on: addDays(today, 70), closes_on: 'infinity' },
    ]);
    await Promise.all(
      both.map(({ id }) =>
        host.ctx.db.transaction().execute(async (trx) => {
          await trx
            .insertInto('reviews')
            .values({
              id: randomUUID(),
              reservation_id: id,
              house_id: house.id,
              author: 'Linh',
              facilities: 5,
              communication: 4,
              community: 4,
              location: 4,
              comment: '',
              private_comment: '',
              created_at: new Date(host.clock.now()),
            })
            .execute();
          await sql`select pg_sleep(0.2)`.execute(trx);
        }),
      ),
    );
    const { data } = await host.call<HouseCard[]>('GET', '/v1/houses');
    expect(data[0]?.rating).toEqual({ average: 4.25, count: 2 });
  },
);

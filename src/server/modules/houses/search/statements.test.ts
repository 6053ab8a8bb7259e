import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statementsOf } from '#tests/kit/recorded-statements.ts';
import type { Db } from '#server/ports/database.ts';
import { housePage } from '../admin/read-store.ts';
import { houseById, housesById } from '../read-store.ts';
import { freeElsewhere, freeForLonger, freeOnOtherDates } from './alternatives-read-store.ts';
import { mapClusters, mapPins } from './map-read-store.ts';
import { findHouses, type HouseSearch } from './search-read-store.ts';
import { similarTo } from './similar-read-store.ts';
import { freeOf } from './vacancy-read-store.ts';

const at = { now: new Date('2026-11-21T01:00:00Z'), today: '2026-11-21' };
const stay = { checkIn: '2027-03-01', checkOut: '2027-06-30' };
const week = { checkIn: '2027-03-01', checkOut: '2027-03-08' };
const area = { south: 37.5, west: 126.9, north: 37.58, east: 126.96 };
const yonsei = { university: 'yonsei' } as const;
const nothing = { total: 0, page: [], pins: [] };

const list =
  (search: Partial<HouseSearch>) =>
  (db: Db): Promise<unknown> =>
    findHouses(db, { filter: {}, stay, sort: 'recommended', page: 1, pageSize: 20, ...search }, at);
const similar = { near: { hongdae: 0, sinchon: 1.1 }, minRent: 480_000, maxRent: 1_120_000, most: 6 };
const likeness = { id: 'yeonnam-garden', location: 'hongdae', monthlyRent: 800_000, areaM2: 20 } as const;
const alternatives = { days: 120, most: 6 };

const kinds: Record<string, (db: Db) => Promise<unknown>> = {
  'list/without-dates': list({ stay: null }),
  'list/with-dates': list({}),
  'list/with-every-filter': list({
    filter: {
      location: 'hongdae',
      guests: 2,
      type: 'studio',
      minRent: 700_000,
      maxRent: 900_000,
      facilities: ['wifi', 'desk'],
    },
  }),
  'list/second-page-by-rating': list({ sort: 'rating', page: 2 }),
  'list/in-area': list({ filter: { area } }),
  'list/in-area-without-dates': list({ filter: { area }, stay: null }),
  'list/within-minutes': list({ filter: { ...yonsei, maxMinutes: 30 } }),
  'list/by-commute': list({ filter: yonsei, sort: 'commute' }),
  'list/by-commute-without-dates': list({ filter: yonsei, stay: null, sort: 'commute' }),
  'list/soonest': list({ sort: 'soonest' }),
  'list/soonest-without-dates': list({ stay: null, sort: 'soonest' }),
  'list/flexible': list({ flexible: 7 }),
  'list/flexible-of-a-week': list({ stay: week, flexible: 7 }),
  'list/flexible-soonest': list({ flexible: 7, sort: 'soonest' }),
  cards: (db) => housesById(db, ['yeonnam-garden'], 'yonsei', at),
  detail: (db) => houseById(db, 'yeonnam-garden', at),
  'map/pins': (db) => mapPins(db, {}, { stay, most: 150, at }),
  'map/pins-in-area-without-dates': (db) => mapPins(db, { area }, { stay: null, most: 150, at }),
  'map/pins-flexible': (db) => mapPins(db, { flexible: 7 }, { stay, most: 150, at }),
  'map/clusters': (db) => mapClusters(db, {}, stay, at),
  'alternatives/on-other-dates': (db) => freeOnOtherDates(db, {}, { stay, days: 14, most: 6, at }),
  'alternatives/elsewhere': (db) =>
    freeElsewhere(
      db,
      { location: 'hongdae', area },
      { stay, centre: { latitude: 37.5572, longitude: 126.9245 }, most: alternatives.most, at },
    ),
  'alternatives/for-longer': (db) => freeForLonger(db, {}, { stay: week, ...alternatives, at }),
  'similar/with-dates': (db) => similarTo(db, likeness, similar, { stay, guests: 2, at }),
  'similar/without-dates': (db) => similarTo(db, likeness, similar, { stay: null, guests: undefined, at }),
  'administrators-houses': (db) =>
    housePage(db, { search: 'garden', location: 'hongdae', state: 'published', page: 1, pageSize: 20 }),
  'alerts-of-free-dates': (db) => freeOf(db, [{ id: 'alert', houseId: 'yeonnam-garden', ...stay }], at),
};

it.each(Object.keys(kinds))('asks for %s in SQL that can be read', async (kind) => {
  const statements = await statementsOf(kinds[kind]!, nothing);
  await expect(statements).toMatchFileSnapshot(`statements/${kind}.sql`);
});

it('has no page of a kind that is gone', () => {
  const found = readdirSync(`${import.meta.dirname}/statements`, { recursive: true, encoding: 'utf8' });
  const pages = found.filter((path) => path.endsWith('.sql')).map((path) => path.replace('.sql', ''));
  expect(pages.toSorted()).toEqual(Object.keys(kinds).toSorted());
});

it('names its rows', async () => {
  const all = await Promise.all(Object.values(kinds).map((kind) => statementsOf(kind, nothing)));
  expect(all.join('\n').match(/(?<![\w.'"$])[a-z]\.[a-z_]+/g)).toBeNull();
});

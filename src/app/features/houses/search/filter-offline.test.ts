import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { api, setTransport } from '#app/platform/api/api.ts';
import { searchHouses } from './queries.ts';
import type { HousesSearch } from '../search-params.ts';
import { readSearch } from './search.ts';

const TODAY = '2026-11-21';
let host: TestHost;
let wire: ReturnType<typeof wireTo>;

beforeAll(async () => {
  host = await startTestHost();
  wire = wireTo(host);
  // The worker has cached all of the catalogue.
  const cached = new Map<string, Response>();
  for (const url of ['/v1/houses?pageSize=100', '/v1/houses?pageSize=100&university=yonsei'])
    cached.set(url, await host.fetch(new Request(`http://localhost${url}`)));
  const match = async (url: string) => cached.get(url)?.clone();
  vi.stubGlobal('caches', { match });
  setTransport({ base: 'http://localhost:3000', language: () => 'en' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  wire.close();
  await host.close();
});

async function find(search: HousesSearch, network: 'online' | 'offline') {
  wire.network.up = network === 'online';
  const found = await searchHouses(readSearch(search, TODAY).query);
  return { ...found, names: found.items.map(({ name }) => name.en) };
}

describe('searching without a network', () => {
  it.each<HousesSearch>([
    {},
    { location: 'hongdae' },
    { area: '37.53,126.9,37.58,126.95' },
    { guests: 2 },
    { type: 'hanok' },
    { minRent: 800_000, maxRent: 1_200_000 },
    { facilities: 'kitchen,desk' },
    { sort: 'price-low' },
    { sort: 'price-high', guests: 2 },
    { location: 'itaewon', type: 'loft', facilities: 'rooftop' },
    { university: 'yonsei', maxMinutes: 30, sort: 'commute' },
  ])('finds in the cached houses what the host finds: %j', async (search) => {
    const online = await find(search, 'online');
    const offline = await find(search, 'offline');
    expect(online.onDevice).toBe(false);
    expect(offline.onDevice).toBe(true);
    expect(offline.page.totalItems).toBe(online.page.totalItems);
    expect(offline.names.toSorted()).toEqual(online.names.toSorted());
    expect(offline.items.map(({ monthlyRent }) => monthlyRent)).toEqual(
      online.items.map(({ monthlyRent }) => monthlyRent),
    );
  });

  it('prices no stay, and judges only if it is long enough', async () => {
    const dates = { checkIn: '2026-12-01', checkOut: '2027-03-20' };
    const online = await find(dates, 'online');
    const offline = await find(dates, 'offline');
    expect(online.items.every(({ stay }) => stay?.nights === 109)).toBe(true);
    expect(offline.items.every(({ stay }) => stay === null)).toBe(true);
    expect(offline.page.totalItems).toBeGreaterThan(online.page.totalItems);
  });

  it('leaves no house out by a time that it does not know', async () => {
    const all = await find({}, 'offline');
    const offline = await find({ university: 'korea', maxMinutes: 10 }, 'offline');
    expect(offline.names.toSorted()).toEqual(all.names.toSorted());
    expect(offline.items.every(({ commute }) => commute === null)).toBe(true);
  });

  it('finds no house whose shortest stay is longer', async () => {
    const short = { checkIn: '2026-12-01', checkOut: '2026-12-11' };
    const offline = await find(short, 'offline');
    expect(offline.items.length).toBeGreaterThan(0);
    expect(offline.items.every(({ minNights }) => minNights <= 10)).toBe(true);
  });

  it('fails where nothing is cached', async () => {
    wire.network.up = false;
    await expect(api.houses.get({ params: { id: 'bomun-hanok' } })).rejects.toThrow(
      'The host cannot be reached',
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Alternative, HouseCard, HouseDetail, HouseMap } from '#contract/houses.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const map = (query: string, language = 'en') =>
  host.call<HouseMap>('GET', `/v1/houses/map?${query}`, { language });
const list = (query: string) => host.call<HouseCard[]>('GET', `/v1/houses?pageSize=100&${query}`);
const west = '37.53,126.9,37.58,126.95';

describe('Linh looks at the map', () => {
  it('and sees every house that her search finds, where the public knows it, the recommended first', async () => {
    const { data } = await map('guests=2');
    const found = (await list('guests=2')).data;
    expect(data.pins).toEqual(
      found.map(({ id, name, latitude, longitude, monthlyRent }) => ({
        id,
        name,
        latitude,
        longitude,
        monthlyRent,
      })),
    );
    expect(data).toMatchObject({ total: found.length, clusters: [] });
    for (const { latitude, longitude } of data.pins)
      for (const degrees of [latitude, longitude]) expect(degrees).toBe(Math.round(degrees * 1000) / 1000);
  });

  it('and of a part of it, in the list as on the map, with her dates', async () => {
    const dates = 'checkIn=2027-03-01&checkOut=2027-06-30';
    for (const query of [`area=${west}`, `area=${west}&${dates}`]) {
      const { data } = await map(query);
      expect(data.pins.map(({ id }) => id)).toEqual((await list(query)).data.map(({ id }) => id));
      expect(data.total).toBeGreaterThan(0);
      expect(data.total).toBeLessThan((await list('')).data.length);
    }
  });

  it('and counts by neighbourhood where the map is too small for houses', async () => {
    const { data } = await map('by=neighbourhood');
    expect(data.pins).toEqual([]);
    const all = (await list('')).data;
    expect(data.total).toBe(all.length);
    expect(Object.fromEntries(data.clusters.map(({ location, count }) => [location, count]))).toEqual(
      Object.fromEntries(
        data.clusters.map(({ location }) => [
          location,
          all.filter((house) => house.location === location).length,
        ]),
      ),
    );
  });

  it('and is told in her language where a link holds no part of the map', async () => {
    for (const area of [
      'x',
      '37.5,127,37.4,127.1',
      '37.5,127.1,37.6,127',
      '37,127,38',
      '-91,0,0,1',
      '0,0,0,0',
    ])
      for (const path of ['/v1/houses', '/v1/houses/map', '/v1/houses/alternatives']) {
        const { status, code, errorMessage } = await host.call('GET', `${path}?area=${area}`, {
          language: 'ko',
        });
        expect([status, code, errorMessage]).toEqual([
          400,
          'area_invalid',
          '지도에서 찾을 지역이 올바르지 않아요. 지도를 다시 움직여 주세요.',
        ]);
      }
  });

  it('and is offered the nearest houses elsewhere where a part of it has none', async () => {
    const query = 'area=37.48,126.94,37.5,126.97&checkIn=2027-03-20&checkOut=2027-04-30';
    expect((await list(query)).data).toEqual([]);
    const { data } = await host.call<Alternative[]>('GET', `/v1/houses/alternatives?${query}`);
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ reason }) => reason)).toContain('other-neighbourhood');
  });
});

describe('the place of a house', () => {
  it('is searched by what everybody knows of it: the door behind it changes nothing', async () => {
    const id = 'sinchon-birch';
    const { latitude, longitude } = (await host.call<HouseDetail>('GET', `/v1/houses/${id}`)).data;
    const around = (degrees: number) => [degrees - 0.0004, degrees + 0.0004].map((edge) => edge.toFixed(6));
    const [south, north] = around(latitude);
    const [west, east] = around(longitude);
    for (const by of [-0.00049, 0.00049]) {
      await host.ctx.db
        .updateTable('houses')
        .set({ latitude: latitude + by, longitude: longitude + by })
        .where('id', '=', id)
        .execute();
      const found = (
        await map(`area=${south},${west},${north},${east}&checkIn=2027-09-01&checkOut=2027-10-01`)
      ).data.pins;
      expect(found).toMatchObject([{ id, latitude, longitude }]);
    }
  });

  it('follows a house that moves, with dates and without', async () => {
    await host.ctx.db
      .updateTable('houses')
      .set({ latitude: 37.65, longitude: 127.05 })
      .where('id', '=', 'sinchon-birch')
      .execute();
    for (const dates of ['', '&checkIn=2027-09-01&checkOut=2027-10-01'])
      expect((await map(`area=37.64,127.04,37.66,127.06${dates}`)).data.pins).toMatchObject([
        { id: 'sinchon-birch' },
      ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Commute, University } from '#contract/seoul/commutes.ts';
import type { Alternative, HouseCard, HouseDetail } from '#contract/houses.ts';
import { runJobs } from '#server/jobs.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const found = (query: string, language = 'en') =>
  host.call<HouseCard[]>('GET', `/v1/houses?pageSize=100&${query}`, { language });
const waysFrom = async (id: string) => (await host.call<Commute[]>('GET', `/v1/houses/${id}/commutes`)).data;

async function moveHouse(id: string, place: { latitude: number; longitude: number }) {
  await host.ctx.db.updateTable('houses').set(place).where('id', '=', id).execute();
  host.clock.forward(61_000);
  await runJobs(host.ctx);
}

describe('Linh studies at Yonsei', () => {
  it('and finds the houses at most half an hour away, the nearest first, each with its way', async () => {
    const { data } = await found('university=yonsei&maxMinutes=30&sort=commute');
    const minutes = data.map(({ commute }) => commute!.minutes);
    expect(minutes.length).toBeGreaterThan(2);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
    expect(data.map(({ id }) => id)).toContain('yeonnam-oak');
    const all = (await found('university=yonsei')).data;
    expect(all.filter(({ commute }) => commute!.minutes <= 30)).toHaveLength(minutes.length);
    expect(all.every(({ commute }) => commute?.university.name.ko === '연세대학교')).toBe(true);
  });

  it('and names no order: the nearest come first, page after page, each house once', async () => {
    const { data: whole } = await found('university=yonsei');
    const minutes = whole.map(({ commute }) => commute!.minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const pages: string[] = [];
    for (let page = 1; pages.length < whole.length; page += 1) {
      const { data } = await host.call<HouseCard[]>(
        'GET',
        `/v1/houses?university=yonsei&pageSize=5&page=${page}`,
      );
      expect(data.length).toBeGreaterThan(0);
      pages.push(...data.map(({ id }) => id));
    }
    expect(pages).toEqual(whole.map(({ id }) => id));
    const dates = 'university=yonsei&checkIn=2027-05-10&checkOut=2027-06-14';
    for (const query of [dates, `${dates}&flexible=7`, 'university=yonsei&location=hongdae']) {
      const ways = (await found(query)).data.map(({ commute }) => commute!.minutes);
      expect(ways.length).toBeGreaterThan(1);
      expect(ways).toEqual(ways.toSorted((a, b) => a - b));
    }
  });

  it('and may have another order, as have searches without a university', async () => {
    const order = async (query: string) => (await found(query)).data.map(({ id }) => id);
    const recommended = await order('');
    expect(await order('university=yonsei&sort=recommended')).toEqual(recommended);
    expect(await order('sort=recommended')).toEqual(recommended);
    expect(await order('university=yonsei')).not.toEqual(recommended);
    expect(await order('university=yonsei&sort=price-low')).toEqual(await order('sort=price-low'));
  });

  it('and is offered nearby houses on other dates no farther away than she goes', async () => {
    const { data } = await host.call<Alternative[]>(
      'GET',
      '/v1/houses/alternatives?location=seoul-national&university=hongik&maxMinutes=60&checkIn=2027-03-20&checkOut=2027-04-30',
    );
    expect(data.length).toBeGreaterThan(0);
    for (const { house } of data) expect(house.commute!.minutes).toBeLessThanOrEqual(60);
  });

  it('and who names none hears of no way', async () => {
    expect((await found('location=hongdae')).data.map(({ commute }) => commute)).toEqual([null, null]);
  });

  it.each([
    ['ko', '학교를 목록에서 선택해 주세요.'],
    ['en', 'Please choose a university from the list.'],
  ])(
    'and is told so in her language where a link names one that is not there (%s)',
    async (language, text) => {
      for (const query of ['university=hogwarts', 'sort=commute']) {
        const { status, errorMessage, code, fields } = await found(query, language);
        expect([status, code ?? fields, errorMessage]).toEqual([400, 'university_invalid', text]);
      }
    },
  );
});

describe('the ways from a house', () => {
  it('are to every university, the nearest first, and what the list says', async () => {
    const { data: universities } = await host.call<University[]>('GET', '/v1/universities');
    const ways = await waysFrom('yeonnam-oak');
    const byId = (a: string, b: string) => (a < b ? -1 : 1);
    expect(ways.map(({ university }) => university.id).toSorted(byId)).toEqual(
      universities.map(({ id }) => id).toSorted(byId),
    );
    const minutes = ways.map((way) => way.minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const card = (await found('university=korea')).data.find(({ id }) => id === 'yeonnam-oak');
    expect(ways.find(({ university }) => university.id === 'korea')).toEqual(card?.commute);
  });

  it('are by what everybody may know of its place: the door behind it changes nothing', async () => {
    const { data } = await host.call<HouseDetail>('GET', '/v1/houses/sinchon-birch');
    const before = await waysFrom('sinchon-birch');
    const { latitude, longitude } = data;
    for (const [north, east] of [
      [0.0004, -0.0004],
      [-0.0004, 0.0004],
    ] as const) {
      await moveHouse('sinchon-birch', { latitude: latitude + north, longitude: longitude + east });
      expect(await waysFrom('sinchon-birch')).toEqual(before);
    }
  });

  it('follow a house that moves', async () => {
    const before = await waysFrom('hufs-green');
    await moveHouse('hufs-green', { latitude: 37.557, longitude: 126.937 });
    const after = await waysFrom('hufs-green');
    expect(after).not.toEqual(before);
    expect(after[0]?.university.id).toBe('yonsei');
    expect(after).toHaveLength(before.length);
  });

  it('of a house that is not let are nobody’s business', async () => {
    expect((await host.call('GET', '/v1/houses/no-such-house/commutes')).status).toBe(404);
    await host.ctx.db
      .updateTable('houses')
      .set({ published: false })
      .where('id', '=', 'anam-hanok')
      .execute();
    expect((await host.call('GET', '/v1/houses/anam-hanok/commutes')).status).toBe(404);
  });
});

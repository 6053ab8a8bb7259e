import { describe, expect, it } from 'vitest';
import type { Favourite } from '#contract/choosing/favourites.ts';
import type { HouseCard } from '#contract/houses.ts';
import { favourites as policy } from '#contract/rules/choosing/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { lastChanges } from '#server/modules/favourites/policy.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { createHouse, requestReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const DAY = 86_400_000;
const host = hostFrom('2026-11-21T01:00:00Z');

const at = (minutes: number) => new Date(Date.parse('2026-11-21T01:00:00Z') + minutes * 60_000).toISOString();
const sync = async (who: Person, ...changes: [houseId: string, isSaved: boolean, minutes: number][]) =>
  host.call<Favourite[]>('PUT', '/v1/favourites', {
    token: await tokenNow(host, who),
    body: { changes: changes.map(([houseId, isSaved, minutes]) => ({ houseId, isSaved, at: at(minutes) })) },
  });
const ids = ({ data }: { data: Favourite[] }) => data.map(({ houseId }) => houseId);

describe('favourites of a member', () => {
  it('are those of all devices, newest first, and merging twice is merging once', async () => {
    const [a, b, c] = [await createHouse(host), await createHouse(host), await createHouse(host)];
    const who = await person(host);
    expect(ids(await sync(who, [a, true, -30], [b, true, -10]))).toEqual([b, a]);
    expect(ids(await sync(who, [c, true, -20], [b, true, -10]))).toEqual([b, c, a]);
    expect(ids(await sync(who, [c, true, -20]))).toEqual([b, c, a]);
    const list = await host.call<Favourite[]>('GET', '/v1/favourites', { token: who.token });
    expect(list.data[0]).toEqual({
      houseId: b,
      name: { ko: '시험의 집', en: 'The Trial House' },
      savedAt: at(-10),
      isLet: true,
    });
    expect(ids(await sync(await person(host)))).toEqual([]);
    expect((await host.call('GET', '/v1/favourites')).status).toBe(401);
  });

  it('are removed by the later change, whichever device tells it first, and a clock that is ahead counts as now', async () => {
    const house = await createHouse(host);
    const who = await person(host);
    await sync(who, [house, false, -5]);
    expect(ids(await sync(who, [house, true, -20])), 'an offline device does not bring it back').toEqual([]);
    expect(ids(await sync(who, [house, true, -1]))).toEqual([house]);
    await sync(who, [house, false, 600]);
    host.clock.forward(60_000);
    expect(ids(await sync(who, [house, true, 1]))).toEqual([house]);
    host.clock.forward((policy.removedDays + 1) * DAY);
    await sync(who, [house, false, 5]);
    await runJobs(host.ctx);
    const rows = await host.ctx.db
      .selectFrom('favourites')
      .selectAll()
      .where('account_id', '=', who.id)
      .execute();
    expect(rows, 'removed long ago').toEqual([]);
  });

  it('are at most a hundred, the newest, and of houses alone', async () => {
    const who = await person(host);
    const houses: string[] = [];
    for (let count = 0; count < policy.most + 2; count += 1) houses.push(await createHouse(host));
    const changes = houses.map((id, index): [string, boolean, number] => [id, true, index - 200]);
    expect(ids(await sync(who, ...changes, ['no-such-house', true, 0]))).toEqual(
      houses.slice(2).toReversed(),
    );
    const many = {
      changes: Array.from({ length: 2 * policy.most + 1 }, () => ({
        houseId: houses[0],
        isSaved: true,
        at: at(0),
      })),
    };
    expect((await host.call('PUT', '/v1/favourites', { token: who.token, body: many })).status).toBe(400);
  });

  it('say which are no longer let, and go with the account', async () => {
    const house = await createHouse(host);
    const who = await person(host);
    await sync(who, [house, true, 0]);
    await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', house).execute();
    expect((await sync(who)).data).toMatchObject([{ houseId: house, isLet: false }]);
    const cards = await host.call<HouseCard[]>('GET', `/v1/house-cards?ids=${house}`);
    expect(cards.data).toEqual([]);
    await host.ctx.db.deleteFrom('accounts').where('id', '=', who.id).execute();
    const left = await host.ctx.db
      .selectFrom('favourites')
      .select('house_id')
      .where('house_id', '=', house)
      .execute();
    expect(left).toEqual([]);
  });

  it('of one device in any order end as the last change says', () => {
    const change = (isSaved: boolean, minutes: number) => ({ houseId: 'h', isSaved, at: at(minutes) });
    expect(lastChanges([change(false, 3), change(true, 2)], Date.parse(at(9)))).toMatchObject([
      { isRemoved: true },
    ]);
    expect(lastChanges([change(true, 20), change(false, 30)], Date.parse(at(9)))).toEqual([
      { houseId: 'h', isRemoved: true, at: new Date(at(9)) },
    ]);
  });
});

describe('cards of houses', () => {
  it('come in the order of their ids, each once', async () => {
    const [a, b] = [await createHouse(host), await createHouse(host)];
    const { data } = await host.call<HouseCard[]>('GET', `/v1/house-cards?ids=${b},${a},${b},nowhere,%27`);
    expect(data.map(({ id }) => id)).toEqual([b, a]);
  });

  it('of similar houses are the nearest in place, rent and size, and with dates those that are free', async () => {
    await host.ctx.db.updateTable('houses').set({ published: false }).execute();
    const make = async (change: object) => {
      const id = await createHouse(host);
      if (Object.keys(change).length > 0)
        await host.ctx.db.updateTable('houses').set(change).where('id', '=', id).execute();
      return id;
    };
    const house = await make({});
    const larger = await make({ area_m2: 29 });
    const dearer = await make({ monthly_rent: 1_050_000 });
    const twin = await make({});
    const beside = await make({ location: 'sinchon' });
    await make({ location: 'seoul-national' });
    await make({ monthly_rent: 2_000_000 });
    const similar = async (query = '') =>
      (await host.call<HouseCard[]>('GET', `/v1/houses/${house}/similar${query}`)).data.map(({ id }) => id);
    expect(await similar()).toEqual([twin, beside, dearer]);
    const dates = '?checkIn=2026-12-01&checkOut=2026-12-31';
    await requestReservation(host, await person(host), { houseId: twin });
    expect(await similar(dates)).toEqual([beside, dearer, larger]);
    expect(await similar(`${dates}&guests=5`)).toEqual([]);
    expect((await host.call('GET', '/v1/houses/nowhere/similar')).status).toBe(404);
    expect((await host.call('GET', `/v1/houses/${house}/similar?checkIn=2026-12-01`)).code).toBe(
      'dates_required',
    );
  });
});

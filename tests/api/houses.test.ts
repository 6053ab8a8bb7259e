import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Alternative,
  Availability,
  HouseCard,
  HouseDetail,
  HouseReview,
  Offer,
} from '#contract/houses.ts';
import { addDays } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { bareRow } from '#tests/kit/reservations.ts';

let host: TestHost;

beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  host.clock.set('2026-11-21T01:00:00Z');
  await host.ctx.db.deleteFrom('reservations').where('code', 'like', 'TEST%').execute();
});

let taken = 0;

async function someoneTakes(houseId: string, checkIn: string, checkOut: string, heldUntil?: string) {
  const at = new Date(host.clock.now());
  const reservation = {
    id: randomUUID(),
    house_id: houseId,
    status: heldUntil ? ('requested' as const) : ('confirmed' as const),
    check_in: checkIn,
    check_out: checkOut,
    hold_expires_at: new Date(heldUntil ?? at),
  };
  const code = `TEST${String((taken += 1))}`;
  await host.ctx.db
    .insertInto('reservations')
    .values({ ...bareRow(reservation, at), code })
    .execute();
}

async function search(query: Record<string, string | number>) {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await host.call<HouseCard[]>('GET', `/v1/houses?${parameters}`);
  return { ...answer, ids: Array.isArray(answer.data) ? answer.data.map(({ id }) => id) : [] };
}

const spring = { checkIn: '2027-03-01', checkOut: '2027-06-30' };

describe('searching with dates', () => {
  it('Mai searches Hongdae for 1 March to 30 June for two and sees only houses free all along, with the price of exactly that stay', async () => {
    const { data, headers } = await search({ location: 'hongdae', guests: 2, ...spring });
    expect(data.map(({ id }) => id)).toEqual(['yeonnam-garden']);
    expect(data[0]).toMatchObject({
      location: 'hongdae',
      monthlyRent: 1_180_000,
      // 121 nights: 1,180,000 × 121 / 30, to 10 won, and the deposit.
      stay: { nights: 121, housePrice: 4_759_330, deposit: 800_000, total: 5_559_330 },
    });
    expect(JSON.parse(headers.get('x-pagination') ?? '')).toEqual({
      page: 1,
      pageSize: 20,
      totalItems: 1,
      totalPages: 1,
    });
  });

  it('a house that is taken for one night of the stay is not shown', async () => {
    await someoneTakes('yeonnam-garden', '2027-06-29', '2027-07-10');
    expect((await search({ location: 'hongdae', guests: 2, ...spring })).ids).toEqual([]);
  });

  it('people may arrive on the day others leave, and leave on the day others arrive', async () => {
    await someoneTakes('yeonnam-garden', '2027-02-01', spring.checkIn);
    await someoneTakes('yeonnam-garden', spring.checkOut, '2027-07-30');
    expect((await search({ location: 'hongdae', guests: 2, ...spring })).ids).toEqual(['yeonnam-garden']);
  });

  it('a hold hides the house until it runs out, and not a moment longer', async () => {
    await someoneTakes('yeonnam-garden', '2027-04-01', '2027-05-01', '2026-11-21T02:00:00Z');
    const hongdae = { location: 'hongdae', guests: 2, ...spring };
    expect((await search(hongdae)).ids).toEqual([]);
    host.clock.set('2026-11-21T02:00:00Z');
    expect((await search(hongdae)).ids).toEqual(['yeonnam-garden']);
    const { data } = await host.call<Availability>('GET', '/v1/houses/yeonnam-garden/availability');
    expect(data.taken).toEqual([]);
  });

  it('the nights after an early check-out can be had again', async () => {
    const left = await host.ctx.db
      .selectFrom('reservations')
      .select(['house_id', 'ended_on', 'check_out'])
      .where('status', '=', 'checked_out_early')
      .executeTakeFirstOrThrow();
    const { data } = await host.call<Availability>('GET', `/v1/houses/${left.house_id}/availability`);
    expect(data.taken.every(({ from }) => from >= left.check_out)).toBe(true);
  });

  it('houses that ask for a longer stay than searched are left out', async () => {
    const week = await search({ checkIn: '2027-09-06', checkOut: '2027-09-13', pageSize: 100 });
    expect(week.data.length).toBeGreaterThan(0);
    expect(week.data.every(({ minNights }) => minNights <= 7)).toBe(true);
    const month = await search({ checkIn: '2027-09-06', checkOut: '2027-10-04', pageSize: 100 });
    expect(month.data.length).toBeGreaterThan(week.data.length);
  });
});

describe('a link with dates that cannot be', () => {
  it.each([
    [{ checkIn: '2027-03-01' }, 'dates_required'],
    [{ checkOut: '2027-03-01' }, 'dates_required'],
    [{ checkIn: '2027-02-30', checkOut: '2027-03-30' }, 'dates_invalid'],
    [{ checkIn: '2026-11-20', checkOut: '2026-12-30' }, 'dates_past'],
    [{ checkIn: '2027-03-01', checkOut: '2027-03-01' }, 'dates_reversed'],
    [{ checkIn: '2027-03-01', checkOut: '2027-02-01' }, 'dates_reversed'],
    [{ checkIn: '2027-03-01', checkOut: '2028-03-01' }, 'stay_too_long'],
    [{ checkIn: '2027-11-22', checkOut: '2027-12-30' }, 'dates_too_far'],
    [{ guests: 0 }, 'guests_invalid'],
    [{ guests: 'abc' }, 'guests_invalid'],
    [{ page: 0 }, 'invalid_input'],
    [{ location: 'busan' }, 'invalid_input'],
    [{ facilities: 'wifi,pool' }, 'invalid_input'],
    [{ university: 'oxford' }, 'university_invalid'],
    [{ maxMinutes: 30 }, 'university_invalid'],
    [{ university: 'yonsei', maxMinutes: 'half an hour' }, 'invalid_input'],
  ])('%j is answered with %s', async (query, code) => {
    const answer = await search(query);
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(answer.errorMessage).not.toBe('');
    const offered = await host.call('GET', `/v1/houses/alternatives?${new URLSearchParams(asText(query))}`);
    if (!('page' in query)) expect(offered.code).toBe(code);
  });

  it('late in the evening in London it is already tomorrow in Seoul', async () => {
    host.clock.set('2026-11-21T15:30:00Z');
    expect((await search({ checkIn: '2026-11-21', checkOut: '2026-12-30' })).code).toBe('dates_past');
    expect((await search({ checkIn: '2026-11-22', checkOut: '2026-12-30' })).status).toBe(200);
  });

  it('today, the last day of the booking window and the longest stay are allowed', async () => {
    expect((await search({ checkIn: '2026-11-21', checkOut: '2026-12-30' })).status).toBe(200);
    expect((await search({ checkIn: '2027-11-21', checkOut: '2028-11-20' })).status).toBe(200);
  });
});

const asText = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

describe('browsing', () => {
  it('without dates all twelve houses are there, on two pages, with no price of a stay', async () => {
    const first = await search({ pageSize: 8 });
    const second = await search({ pageSize: 8, page: 2 });
    expect(new Set([...first.ids, ...second.ids]).size).toBe(12);
    expect(JSON.parse(second.headers.get('x-pagination') ?? '')).toEqual({
      page: 2,
      pageSize: 8,
      totalItems: 12,
      totalPages: 2,
    });
    expect(first.data.every(({ stay }) => stay === null)).toBe(true);
    const beyond = await search({ pageSize: 8, page: 9 });
    expect(beyond.ids).toEqual([]);
    expect(JSON.parse(beyond.headers.get('x-pagination') ?? '')).toMatchObject({ totalItems: 12 });
  });

  it('type, rent, facilities and guests narrow the list', async () => {
    expect((await search({ type: 'hanok' })).ids).toEqual(['anam-hanok']);
    const cheap = await search({ minRent: 590_000, maxRent: 690_000 });
    expect(cheap.ids.toSorted()).toEqual(['hufs-green', 'sinchon-birch']);
    const both = await search({ facilities: 'parking,elevator' });
    expect(both.ids.toSorted()).toEqual(['seoul-station-ash', 'sinchon-honey']);
    expect((await search({ guests: 4 })).ids).toEqual(['seoul-station-ash']);
    expect((await search({ guests: 9 })).ids).toEqual([]);
  });

  it('says in a line from which rent houses are let, and how all their stays were rated', async () => {
    const { data } = await host.call<Offer>('GET', '/v1/houses/offer');
    const { data: all } = await search({});
    expect(data.lowestRent).toBe(Math.min(...all.map(({ monthlyRent }) => monthlyRent)));
    const rated = all.flatMap(({ rating }) => rating ?? []);
    const count = rated.reduce((sum, rating) => sum + rating.count, 0);
    expect(data.rating!.count).toBe(count);
    const sum = rated.reduce((total, rating) => total + rating.average * rating.count, 0);
    expect(data.rating!.average).toBeCloseTo(sum / count, 1);
    expect(data.depositDays).toBe(booking.depositDays);
  });

  it('sorts by rent both ways, by rating and by the first free day', async () => {
    const rents = (await search({ sort: 'price-low' })).data.map(({ monthlyRent }) => monthlyRent);
    expect(rents).toEqual(rents.toSorted((a, b) => a - b));
    const falling = (await search({ sort: 'price-high' })).data.map(({ monthlyRent }) => monthlyRent);
    expect(falling).toEqual(rents.toReversed());
    const ratings = (await search({ sort: 'rating' })).data.map(({ rating }) => rating?.average ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const days = (await search({ sort: 'soonest' })).data.map(({ freeFrom }) => freeFrom ?? '9');
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe('2026-11-21');
  });

  it('a house is free from the first day on which its minimum stay fits', async () => {
    await someoneTakes('yeonnam-garden', '2026-12-10', '2027-01-05');
    await someoneTakes('yeonnam-garden', '2027-01-20', '2027-02-20');
    const { data } = await search({ location: 'hongdae', guests: 2 });
    expect(data[0]?.freeFrom).toBe('2027-02-20');
  });

  it('a house that is taken for the whole booking window has no such day', async () => {
    await someoneTakes('yeonnam-garden', '2026-11-21', '2027-11-01');
    await someoneTakes('yeonnam-garden', '2027-11-01', '2028-04-01');
    const { data } = await search({ location: 'hongdae', guests: 2 });
    expect(data[0]?.freeFrom).toBeNull();
  });

  it('a withdrawn house is nowhere', async () => {
    const withdraw = (published: boolean) =>
      host.ctx.db.updateTable('houses').set({ published }).where('id', '=', 'anam-hanok').execute();
    await withdraw(false);
    expect((await search({ type: 'hanok' })).ids).toEqual([]);
    for (const path of ['', '/availability', '/reviews']) {
      expect((await host.call('GET', `/v1/houses/anam-hanok${path}`)).status).toBe(404);
    }
    await withdraw(true);
  });
});

describe('one house', () => {
  it('tells everything a visitor needs', async () => {
    const { status, data } = await host.call<HouseDetail>('GET', '/v1/houses/yeonnam-oak');
    expect(status).toBe(200);
    expect(data.photos.map(({ room }) => room)).toEqual([
      'bedroom',
      'kitchen',
      'bathroom',
      'entrance',
      'floor-plan',
    ]);
    expect(data.station).toMatchObject({ name: { en: 'Hongik Univ. Station' }, lines: [2] });
    expect(data.rating).toEqual({ average: 4.88, count: 2 });
    expect(data.ratings).toEqual({ facilities: 5, communication: 5, community: 5, location: 4.5 });
    expect(data.about.en.split('\n\n').length).toBeGreaterThanOrEqual(2);
    expect(data.beforeReservation.length).toBeGreaterThanOrEqual(3);
  });

  it('its calendar has neighbouring stays as one stretch, from today to the end of the longest stay', async () => {
    await someoneTakes('yeonnam-garden', '2027-01-01', '2027-02-01');
    await someoneTakes('yeonnam-garden', '2027-02-01', '2027-03-01');
    await someoneTakes('yeonnam-garden', '2027-03-02', '2027-04-01');
    const { data } = await host.call<Availability>('GET', '/v1/houses/yeonnam-garden/availability');
    expect(data).toEqual({
      today: '2026-11-21',
      until: addDays('2026-11-21', 730),
      taken: [
        { from: '2027-01-01', to: '2027-03-01' },
        { from: '2027-03-02', to: '2027-04-01' },
      ],
    });
  });

  it('a stay that is running is taken from today, not from when it began', async () => {
    const { data } = await host.call<Availability>('GET', '/v1/houses/anam-twin/availability');
    expect(data.taken[0]?.from).toBe('2026-11-21');
  });

  it('its reviews come newest first with first names and the month of check-out', async () => {
    const { data, headers } = await host.call<HouseReview[]>(
      'GET',
      '/v1/houses/yeonnam-oak/reviews?pageSize=1',
    );
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ author: 'Linh', stayedIn: '2026-08' });
    expect(JSON.parse(headers.get('x-pagination') ?? '')).toMatchObject({ totalItems: 2, totalPages: 2 });
  });

  it('one that does not exist is not found, whatever its name', async () => {
    for (const id of ['nowhere', "'; drop table houses; --", '\0', '🏠']) {
      for (const path of ['', '/availability', '/reviews']) {
        const answer = await host.call('GET', `/v1/houses/${encodeURIComponent(id)}${path}`);
        expect([answer.status, answer.code]).toEqual([404, 'not_found']);
      }
    }
  });
});

describe('when a search finds nothing', () => {
  const offers = async (query: object) => {
    const { data } = await host.call<Alternative[]>(
      'GET',
      `/v1/houses/alternatives?${new URLSearchParams(asText(query))}`,
    );
    return data.map(({ house, checkIn, checkOut, reason }) => ({ id: house.id, checkIn, checkOut, reason }));
  };

  it('the nearest free dates of the same neighbourhood are offered for as many nights, later', async () => {
    await someoneTakes('yeonnam-garden', '2027-02-01', '2027-03-11');
    const found = await offers({
      location: 'hongdae',
      guests: 2,
      checkIn: '2027-03-01',
      checkOut: '2027-05-30',
    });
    expect(found[0]).toEqual({
      id: 'yeonnam-garden',
      checkIn: '2027-03-11',
      checkOut: '2027-06-09',
      reason: 'other-dates',
    });
  });

  it('and earlier, where that is nearer', async () => {
    await someoneTakes('yeonnam-garden', '2027-05-25', '2027-09-01');
    const found = await offers({
      location: 'hongdae',
      guests: 2,
      checkIn: '2027-03-01',
      checkOut: '2027-05-30',
    });
    expect(found).toContainEqual({
      id: 'yeonnam-garden',
      checkIn: '2027-02-24',
      checkOut: '2027-05-25',
      reason: 'other-dates',
    });
  });

  it('houses in other neighbourhoods that are free on the same dates are offered', async () => {
    await someoneTakes('yeonnam-garden', '2026-11-21', '2027-11-01');
    const found = await offers({
      location: 'hongdae',
      guests: 2,
      checkIn: '2027-04-05',
      checkOut: '2027-05-30',
    });
    const elsewhere = found.filter(({ reason }) => reason === 'other-neighbourhood');
    expect(elsewhere.map(({ id }) => id)[0]).toBe('sinchon-honey');
    expect(
      elsewhere.every(({ checkIn, checkOut }) => checkIn === '2027-04-05' && checkOut === '2027-05-30'),
    ).toBe(true);
  });

  it('where only the minimum stay was in the way, the stay that would do is offered', async () => {
    const found = await offers({
      location: 'hongdae',
      guests: 2,
      checkIn: '2027-03-01',
      checkOut: '2027-03-21',
    });
    expect(found).toContainEqual({
      id: 'yeonnam-garden',
      checkIn: '2027-03-01',
      checkOut: '2027-03-29',
      reason: 'longer-stay',
    });
  });

  it('where neither other dates here nor another neighbourhood on these would do, other dates elsewhere are offered', async () => {
    await someoneTakes('seoul-station-ash', '2027-03-01', '2027-04-02');
    const four = { guests: 4, checkIn: '2027-03-20', checkOut: '2027-04-30' };
    expect(await offers({ location: 'hongdae', ...four })).toEqual([
      { id: 'seoul-station-ash', checkIn: '2027-04-02', checkOut: '2027-05-13', reason: 'other-dates' },
    ]);
  });

  it('at most six, each house once, and each really free on the dates it is offered for', async () => {
    for (const query of [
      { checkIn: '2026-11-25', checkOut: '2027-01-10' },
      { checkIn: '2026-12-01', checkOut: '2026-12-05' },
      { location: 'seoul-national', checkIn: '2026-12-10', checkOut: '2027-02-10' },
    ]) {
      const found = await offers(query);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(6);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      for (const { id, checkIn, checkOut } of found) {
        expect((await search({ checkIn, checkOut, pageSize: 100 })).ids).toContain(id);
      }
    }
  });

  it('without dates there is nothing to be near to', async () => {
    expect(await offers({ location: 'hongdae', guests: 4 })).toEqual([]);
  });
});

describe('what nobody may read before their check-in', () => {
  it('door code, Wi-Fi, exact address and way are in no public answer', async () => {
    const houses = await host.ctx.db.selectFrom('houses').selectAll().execute();
    const answers = [
      await host.call('GET', '/v1/houses?pageSize=100'),
      await host.call('GET', '/v1/houses/alternatives?checkIn=2026-12-01&checkOut=2026-12-05'),
      await host.call('GET', '/v1/reviews/best'),
      ...(await Promise.all(houses.map(({ id }) => host.call('GET', `/v1/houses/${id}`)))),
      ...(await Promise.all(houses.map(({ id }) => host.call('GET', `/v1/houses/${id}/availability`)))),
    ];
    const said = JSON.stringify(answers.map(({ data }) => data));
    for (const house of houses) {
      for (const secret of [
        house.door_code,
        house.wifi_name,
        house.wifi_password,
        house.address.ko,
        house.address.en,
        house.way.ko,
        house.way.en,
        String(house.latitude),
        String(house.longitude),
      ]) {
        expect(said).not.toContain(secret);
      }
    }
    expect(said).not.toMatch(/door_?code|wifi_?(name|password)|"address"|"way"/i);
  });
});

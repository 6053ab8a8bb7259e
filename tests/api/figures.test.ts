import { describe, expect, it } from 'vitest';
import type { MonthMoney, Occupancy } from '#contract/admin/figures.ts';
import { WEEKS_AHEAD } from '#contract/rules/operator-views.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { someoneWithAConfirmedStay, someoneWithAStay } from '#tests/kit/stays.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const asks = async <T>(who: Person, path: string) =>
  host.call<T>('GET', path, { token: await tokenNow(host, who) });
const occupancy = async (boss: Person, query: string) =>
  (await asks<Occupancy>(boss, `/v1/admin/occupancy?${query}`)).data;
const money = async (boss: Person, day: string) =>
  (await asks<MonthMoney>(boss, `/v1/admin/money?day=${day}`)).data;
const taken = ({ neighbourhoods }: Occupancy) =>
  neighbourhoods.flatMap(({ weeks }) => weeks.map((week) => week.taken)).reduce((sum, each) => sum + each, 0);

describe('occupancy', () => {
  it('is for administrators alone, and of twelve weeks where nothing else is asked for', async () => {
    const path = '/v1/admin/occupancy?from=2027-01-04';
    expect((await host.call('GET', path, {})).status).toBe(401);
    expect((await asks(await person(host), path)).status).toBe(403);
    const { neighbourhoods } = await occupancy(await person(host, { role: 'admin' }), 'from=2027-01-04');
    for (const { houses, weeks } of neighbourhoods) {
      expect(weeks).toHaveLength(WEEKS_AHEAD);
      for (const { nights } of weeks) expect(nights).toBe(7 * houses);
    }
  });

  it('counts each night of a stay once, in the week and neighbourhood that it falls in', async () => {
    const boss = await person(host, { role: 'admin' });
    const weeks = 'from=2027-02-01&weeks=6';
    const before = await occupancy(boss, weeks);
    // A Thursday until the Sunday five weeks later: 4, 7, 7, 7, 7 and 6 nights.
    await someoneWithAConfirmedStay(host, { checkIn: '2027-02-04', nights: 38 });
    const after = await occupancy(boss, weeks);
    const more = after.neighbourhoods.map(({ location, weeks: each }) =>
      each.map((week, n) => {
        const then = before.neighbourhoods.find((other) => other.location === location)?.weeks[n]?.taken ?? 0;
        return week.taken - then;
      }),
    );
    expect(more.filter((each) => each.some(Boolean))).toEqual([[4, 7, 7, 7, 7, 6]]);
  });

  it('counts a request as long as it holds its dates', async () => {
    const boss = await person(host, { role: 'admin' });
    const weeks = 'from=2027-06-07&weeks=8';
    const before = taken(await occupancy(boss, weeks));
    await someoneWithAStay(host, { checkIn: '2027-06-10', nights: 30 });
    expect(taken(await occupancy(boss, weeks)) - before).toBe(30);
    clock.forward(25 * 3_600_000);
    expect(taken(await occupancy(boss, weeks)) - before).toBe(0);
  });

  it('refuses days that there are not, and more weeks than a year', async () => {
    const boss = await person(host, { role: 'admin' });
    expect((await asks(boss, '/v1/admin/occupancy?from=2027-02-30')).status).toBe(400);
    expect((await asks(boss, '/v1/admin/occupancy?from=2027-02-01&weeks=54')).status).toBe(400);
  });
});

describe('the money of a month', () => {
  it('has what was taken on its Seoul date, what is due on its own, and every day of the month', async () => {
    const boss = await person(host, { role: 'admin' });
    // The last hour of November in Seoul.
    clock.set('2026-11-30T14:30:00Z');
    const [november, december] = [await money(boss, '2026-11-15'), await money(boss, '2026-12-01')];
    const { stay } = await someoneWithAConfirmedStay(host, { checkIn: '2026-12-05', nights: 60 });
    const [first, second] = stay.payments;
    const then = await money(boss, '2026-11-30');
    expect(then).toMatchObject({ month: '2026-11', taken: november.taken + first!.amount });
    expect(then.days).toHaveLength(30);
    expect(then.days.at(-1)).toMatchObject({ date: '2026-11-30' });
    const month = second!.dueOn.slice(0, 7);
    const due = month === '2026-12' ? december.due + second!.amount : second!.amount;
    const later = await money(boss, second!.dueOn);
    expect(later.due).toBe(due);
    expect(later.days.find(({ date }) => date === second!.dueOn)?.due).toBeGreaterThanOrEqual(second!.amount);
  });
});

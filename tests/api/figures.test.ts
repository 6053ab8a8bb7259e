import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AdminHouseCard } from '#contract/admin/houses.ts';
import type { MonthMoney, Occupancy } from '#contract/admin/figures.ts';
import { WEEKS_AHEAD } from '#contract/rules/operator-views.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
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
    await someoneWithAConfirmedReservation(host, { checkIn: '2027-02-04', nights: 38 });
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
    await someoneWithAReservation(host, { checkIn: '2027-06-10', nights: 30 });
    expect(taken(await occupancy(boss, weeks)) - before).toBe(30);
    clock.forward(25 * 3_600_000);
    expect(taken(await occupancy(boss, weeks)) - before).toBe(0);
  });

  describe('of a neighbourhood', () => {
    const of = async (boss: Person, query: string) => {
      const { neighbourhoods } = await occupancy(boss, query);
      const here = neighbourhoods.find(({ location }) => location === 'hongdae')!;
      return { houses: here.houses, taken: here.weeks.reduce((sum, week) => sum + week.taken, 0) };
    };
    const draft = async () => {
      const id = await createHouse(host);
      await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', id).execute();
      return id;
    };

    it('counts houses that are let, and neither drafts nor archived ones unless somebody stays there', async () => {
      const boss = await person(host, { role: 'admin' });
      const weeks = 'from=2027-08-02&weeks=4';
      const before = await of(boss, weeks);
      const { houseId } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-08-05', nights: 10 });
      await draft();
      const archived = await draft();
      await host.ctx.db
        .updateTable('houses')
        .set({ archived_at: new Date(clock.now()) })
        .where('id', '=', archived)
        .execute();
      expect(await of(boss, weeks)).toEqual({ houses: before.houses + 1, taken: before.taken + 10 });
      await host.ctx.db.updateTable('houses').set({ published: false }).where('id', '=', houseId).execute();
      expect(await of(boss, weeks)).toEqual({ houses: before.houses + 1, taken: before.taken + 10 });
      const later = 'from=2027-09-06&weeks=4';
      expect((await of(boss, later)).houses, 'nobody stays there any more').toBe(before.houses);
    });

    it('counts nights as the list of houses does: bookings from elsewhere too, and no blocked dates', async () => {
      const boss = await person(host, { role: 'admin' });
      const { houseId } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-11-24', nights: 7 });
      // The 28 days ahead: whatever is taken of them is so among the 30 that the list tells of.
      const weeks = 'from=2026-11-21&weeks=4';
      const before = await of(boss, weeks);
      const ids = { id: randomUUID(), calendar_id: randomUUID(), house_id: houseId };
      await sql`insert into foreign_calendars (id, house_id, name, host, address, added_at, next_read_at)
        values (${ids.calendar_id}, ${houseId}, 'Elsewhere', 'calendar.example', 'x', now(), now())`.execute(
        host.ctx.db,
      );
      await sql`insert into foreign_bookings (id, calendar_id, house_id, uid, starts_on, ends_on)
        values (${ids.id}, ${ids.calendar_id}, ${houseId}, 'one', '2026-11-29', '2026-12-06')`.execute(
        host.ctx.db,
      );
      await sql`select settle_foreign_bookings(${houseId})`.execute(host.ctx.db);
      await sql`insert into blocked_dates (id, house_id, starts_on, ends_on, reason, note, created_at)
        values (${randomUUID()}, ${houseId}, '2026-12-08', '2026-12-10', 'repair', '', now())`.execute(
        host.ctx.db,
      );
      const { data: houses } = await asks<AdminHouseCard[]>(boss, `/v1/admin/houses?search=${houseId}`);
      // Two nights of the booking are our own stay's.
      expect(houses).toMatchObject([{ id: houseId, occupiedNights: 7 + 5 }]);
      expect((await of(boss, weeks)).taken - before.taken).toBe(5);
    });
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
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-05',
      nights: 60,
    });
    const [first, second] = reservation.payments;
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

import type { MonthMoney } from '#contract/admin/figures.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { locations } from '#contract/vocabulary.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { housesByLocation, moneyByDay, nightsTaken } from './figures-read-store.ts';

export const adminFigures: Handlers<'adminFigures'> = {
  occupancy: async ({ query: { from, weeks } }, { db, clock }) => {
    const now = new Date(clock.now());
    const taken = await nightsTaken(db, from, weeks, now);
    const counted = await housesByLocation(db, from, weeks, now);
    const houses = new Map(counted.map((row) => [row.location, row.houses]));
    const nightsOf = new Map(taken.map((row) => [`${row.location} ${row.week}`, row.taken]));
    const neighbourhoods = locations
      .filter((location) => houses.has(location))
      .map((location) => {
        const count = houses.get(location)!;
        const week = (_: unknown, n: number) => ({
          from: addDays(from, 7 * n),
          taken: nightsOf.get(`${location} ${n}`) ?? 0,
          nights: 7 * count,
        });
        return { location, houses: count, weeks: Array.from({ length: weeks }, week) };
      });
    return { from, neighbourhoods };
  },
  money: async ({ query: { day } }, { db }) => {
    const [from, until] = monthOf(day);
    const moved = new Map((await moneyByDay(db, from, until)).map((row) => [row.date, row]));
    const days: MonthMoney['days'] = [];
    for (let date = from; date < until; date = addDays(date, 1))
      days.push({ date, ...(moved.get(date) ?? { taken: 0, due: 0, refunded: 0 }) });
    const sum = (name: 'taken' | 'due' | 'refunded') => days.reduce((total, each) => total + each[name], 0);
    return {
      month: from.slice(0, 7),
      taken: sum('taken'),
      due: sum('due'),
      refunded: sum('refunded'),
      days,
    };
  },
};

function monthOf(day: PlainDate): [PlainDate, PlainDate] {
  const first = `${day.slice(0, 7)}-01`;
  return [first, `${addDays(first, 31).slice(0, 7)}-01`];
}

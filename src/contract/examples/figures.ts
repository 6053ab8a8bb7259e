import type { adminFigures } from '../admin/figures.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { addDays } from '../rules/dates.ts';
import { WEEKS_AHEAD } from '../rules/operator-views.ts';

const from = '2027-03-01';
const taken = [14, 14, 13, 12, 12, 10, 9, 7, 7, 5, 2, 0];

export const adminFiguresExamples: ExamplesOf<typeof adminFigures> = {
  occupancy: {
    query: { from },
    data: {
      from,
      neighbourhoods: [
        {
          location: 'hongdae',
          houses: 2,
          weeks: taken
            .slice(0, WEEKS_AHEAD)
            .map((nights, week) => ({ from: addDays(from, 7 * week), taken: nights, nights: 14 })),
        },
      ],
    },
  },
  money: {
    query: { day: from },
    data: {
      month: '2027-03',
      taken: 1_190_000,
      due: 690_000,
      refunded: 0,
      days: [
        { date: '2027-03-01', taken: 1_190_000, due: 0, refunded: 0 },
        { date: '2027-03-02', taken: 0, due: 690_000, refunded: 0 },
      ],
    },
  },
};

import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { MOST_WEEKS_OF_OCCUPANCY, WEEKS_AHEAD } from '../rules/operator-views.ts';
import { PlainDate, queryInteger, Won } from '../shared.ts';
import { locations } from '../vocabulary.ts';

export const Occupancy = v.object({
  from: PlainDate,
  neighbourhoods: v.array(
    v.object({
      location: v.picklist(locations),
      houses: v.pipe(
        v.number(),
        v.description('Published ones, and others that are taken in one of these weeks'),
      ),
      weeks: v.pipe(
        v.array(v.object({ from: PlainDate, taken: v.number(), nights: v.number() })),
        v.description('Seven nights each: how many of all houses are taken, of how many there are'),
      ),
    }),
  ),
});
export type Occupancy = v.InferOutput<typeof Occupancy>;

const sums = {
  taken: v.pipe(Won, v.description('Payments made, whatever was paid back of them later')),
  due: v.pipe(Won, v.description('Instalments that fall due then and are not paid')),
  refunded: v.pipe(Won, v.description('Refunds that went through')),
};
export const MonthMoney = v.object({
  month: v.pipe(v.string(), v.description('YYYY-MM')),
  ...sums,
  days: v.array(v.object({ date: PlainDate, ...sums })),
});
export type MonthMoney = v.InferOutput<typeof MonthMoney>;

export const adminFigures = {
  occupancy: get('/v1/admin/occupancy', 'admin', {
    summary: 'Get the occupancy of some weeks',
    description:
      'Nights that are taken by stays, open holds and bookings from elsewhere, by neighbourhood and week of seven nights from a Seoul date.',
    query: v.object({
      from: PlainDate,
      weeks: v.optional(
        queryInteger('invalid_input', { minimum: 1, maximum: MOST_WEEKS_OF_OCCUPANCY }),
        String(WEEKS_AHEAD),
      ),
    }),
    data: Occupancy,
    addition: true,
  }),
  money: get('/v1/admin/money', 'admin', {
    summary: 'Get the money of a month',
    description: 'What was taken, what is due and what was refunded, by day in Seoul, in won.',
    query: v.object({ day: v.pipe(PlainDate, v.description('Any day of the month')) }),
    data: MonthMoney,
    addition: true,
  }),
};

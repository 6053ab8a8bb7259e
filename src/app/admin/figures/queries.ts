import type { MonthMoney, Occupancy } from '#contract/admin/figures.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Loads the occupancy of the coming weeks by neighborhood, from a Seoul date. */
export function occupancyFrom(from: PlainDate): Promise<Result<Occupancy>> {
  return attempt(() => api.adminFigures.occupancy({ query: { from } }));
}

/** Loads the money taken, due and refunded in the month of a Seoul date, in won. */
export function moneyOf(day: PlainDate): Promise<Result<MonthMoney>> {
  return attempt(() => api.adminFigures.money({ query: { day } }));
}

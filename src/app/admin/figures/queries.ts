import type { MonthMoney, Occupancy } from '#contract/admin/figures.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Loads the occupancy of the coming weeks by neighbourhood, from a Seoul date. */
export function occupancyFrom(from: PlainDate): Promise<Result<Occupancy>> {
  return attempt(() => api.adminFigures.occupancy({ query: { from } }));
}

/** Loads what was taken, is due and was refunded in the month of a Seoul date, won. */
export function moneyOf(day: PlainDate): Promise<Result<MonthMoney>> {
  return attempt(() => api.adminFigures.money({ query: { day } }));
}

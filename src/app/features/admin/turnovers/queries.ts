import type { Turnover, TurnoverChange, TurnoverSummary } from '#contract/admin/turnovers.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { daysShown, type TurnoverSearch } from './search-params.ts';

const LARGEST_PAGE = 100;

/** Lists the turnovers of the days that a search names, from today (Seoul) on where it names none. */
export function findTurnovers(search: TurnoverSearch, today: PlainDate): Promise<Result<TurnoverSummary[]>> {
  const { first, last } = daysShown(search, today);
  const { state, location } = search;
  return attempt(async () => {
    const found: TurnoverSummary[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const range = { from: first, to: last, page: String(page), pageSize: String(LARGEST_PAGE) };
      const part = await api.adminTurnovers.list({ query: { ...range, state, location } });
      found.push(...part.items);
      pages = part.page.totalPages;
    }
    return found;
  });
}

/** Loads one turnover with its checklist and pictures. */
export function turnoverDetail(id: string): Promise<Result<Turnover>> {
  return attempt(() => api.adminTurnovers.get({ params: { id } }));
}

/** Changes what is named of a turnover. */
export function changeTurnover(id: string, body: TurnoverChange): Promise<Result<Turnover>> {
  return attempt(() => api.adminTurnovers.update({ params: { id }, body }));
}

/** Adds an uploaded picture. */
export function addPhoto(id: string, fileId: string): Promise<Result<Turnover>> {
  return attempt(() => api.adminTurnovers.addPhoto({ params: { id }, body: { fileId } }));
}

export function removePhoto(id: string, fileId: string): Promise<Result<Turnover>> {
  return attempt(() => api.adminTurnovers.removePhoto({ params: { id, fileId } }));
}

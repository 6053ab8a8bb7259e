import type { Turnover, TurnoverChange, TurnoverSummary } from '#contract/admin/turnovers.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, type Changed } from '#app/admin/kit/form/conflict.ts';
import { daysShown, type TurnoverSearch } from './search-params.ts';

const LARGEST_PAGE = 100;

/** Lists the turnovers of the dates in a search, starting today (Seoul) if it has none. */
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

export function turnoverDetail(id: string): Promise<Result<Turnover>> {
  return attempt(() => api.adminTurnovers.get({ params: { id } }));
}

/** Changes the given fields of a turnover as it was seen. If somebody else changed the same fields, `current` is the present turnover. */
export function changeTurnover(seen: Turnover, body: TurnoverChange): Promise<Changed<Turnover>> {
  const params = { id: seen.id };
  const touched = ({ state, problem, note, assignee }: Turnover) => [
    body.state !== undefined && [state, problem],
    body.problem !== undefined && problem,
    body.note !== undefined && note,
    body.assigneeId !== undefined && (assignee?.id ?? null),
  ];
  return change(seen, touched, (ifMatch) => api.adminTurnovers.update({ params, ifMatch, body }));
}

/** Ticks or unticks a step, independent of other people's changes. */
export function tickStep(id: string, key: string, done: boolean): Promise<Result<Turnover>> {
  return attempt(() =>
    api.adminTurnovers.update({ params: { id }, ifMatch: '*', body: { checklist: [{ key, done }] } }),
  );
}

export function addPhoto(id: string, fileId: string): Promise<Result<Turnover>> {
  return attempt(() => api.adminTurnovers.addPhoto({ params: { id }, body: { fileId } }));
}

export function removePhoto(id: string, fileId: string): Promise<Result<Turnover>> {
  return attempt(() => api.adminTurnovers.removePhoto({ params: { id, fileId } }));
}

import { boardFilters, type BoardFilter } from '#contract/admin/vocabulary.ts';
import { boardTypes, type BoardType } from '#contract/vocabulary.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/community`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type BoardSearch = {
  search?: string | undefined;
  /** All types if missing. */
  boardType?: BoardType | undefined;
  filter?: BoardFilter | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/community`. Never throws. */
export function parseBoardSearch(given: Record<string, unknown>): BoardSearch {
  const page = numberParam(given['page']);
  return {
    search: textParam(given['search'])?.slice(0, 100),
    boardType: boardTypes.find((each) => each === given['boardType']),
    filter: boardFilters.find((each) => each === given['filter']),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}

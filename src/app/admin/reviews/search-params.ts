import {
  reviewFilters,
  reviewOrders,
  type ReviewFilter,
  type ReviewOrder,
} from '#contract/admin/vocabulary.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/reviews`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type ReviewSearch = {
  search?: string | undefined;
  filter?: ReviewFilter | undefined;
  /** Newest first if missing. */
  sort?: ReviewOrder | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/reviews`. Never throws. */
export function parseReviewSearch(given: Record<string, unknown>): ReviewSearch {
  const page = numberParam(given['page']);
  return {
    search: textParam(given['search'])?.slice(0, 100),
    filter: reviewFilters.find((each) => each === given['filter']),
    sort: reviewOrders.find((each) => each === given['sort'] && each !== 'newest'),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}

import { couponStates, type CouponState } from '#contract/admin/vocabulary.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/coupons`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type CouponSearch = {
  search?: string | undefined;
  state?: CouponState | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/coupons`. Never throws. */
export function parseCouponSearch(given: Record<string, unknown>): CouponSearch {
  const page = numberParam(given['page']);
  return {
    search: textParam(given['search'])?.slice(0, 100),
    state: couponStates.find((each) => each === given['state']),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}

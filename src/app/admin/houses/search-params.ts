import { houseMissing, houseStates, type HouseMissing, type HouseState } from '#contract/admin/vocabulary.ts';
import { locations, type Location } from '#contract/vocabulary.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/houses`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type HouseSearch = {
  search?: string | undefined;
  location?: Location | undefined;
  /** All states but archived if missing. */
  state?: HouseState | undefined;
  missing?: HouseMissing | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/houses`. Never throws. */
export function parseHouseSearch(given: Record<string, unknown>): HouseSearch {
  const page = numberParam(given['page']);
  return {
    search: textParam(given['search'])?.slice(0, 100),
    location: locations.find((each) => each === given['location']),
    state: houseStates.find((each) => each === given['state']),
    missing: houseMissing.find((each) => each === given['missing']),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}

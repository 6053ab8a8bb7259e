import { houseMissing, houseStates, type HouseMissing, type HouseState } from '#contract/admin/vocabulary.ts';
import { locations, type Location } from '#contract/vocabulary.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/houses`: a link reproduces the list. What the host would refuse is left out. */
export type HouseSearch = {
  search?: string | undefined;
  location?: Location | undefined;
  /** All but archived ones unless given. */
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

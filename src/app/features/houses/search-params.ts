import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/**
 * Search parameters of `/houses`: a link reproduces the result. An invalid value is kept as given, so that it can be shown and corrected;
 * `readSearch` reports it.
 */
export type HousesSearch = {
  location?: string | undefined;
  /** Seoul dates, half-open. */
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  /** Days by which the dates may move. */
  flexible?: number | string | undefined;
  guests?: number | string | undefined;
  type?: string | undefined;
  /** Won a month. */
  minRent?: number | string | undefined;
  maxRent?: number | string | undefined;
  /** Names joined by commas; a house must have all of them. */
  facilities?: string | undefined;
  /** Id of a university; `maxMinutes` is the longest commute to it. */
  university?: string | undefined;
  maxMinutes?: number | string | undefined;
  /** A part of the map: `south,west,north,east`, degrees. */
  area?: string | undefined;
  /** `map`: phones show the map instead of the list. */
  view?: string | undefined;
  sort?: string | undefined;
  page?: number | string | undefined;
};

/** Search parameters of `/detail`: the house and the selected stay. An invalid value is kept as given. */
export type DetailSearch = {
  id?: string | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  guests?: number | string | undefined;
  beddingSets?: number | string | undefined;
};

/** `validateSearch` of `/houses`. Never throws. */
export function parseHousesSearch(given: Record<string, unknown>): HousesSearch {
  return {
    location: textParam(given['location']),
    checkIn: textParam(given['checkIn']),
    checkOut: textParam(given['checkOut']),
    flexible: numberParam(given['flexible']),
    guests: numberParam(given['guests']),
    type: textParam(given['type']),
    minRent: numberParam(given['minRent']),
    maxRent: numberParam(given['maxRent']),
    facilities: textParam(given['facilities']),
    university: textParam(given['university']),
    maxMinutes: numberParam(given['maxMinutes']),
    area: textParam(given['area']),
    view: textParam(given['view']),
    sort: textParam(given['sort']),
    page: numberParam(given['page']),
  };
}

/** `validateSearch` of `/detail`. Never throws. */
export function parseDetailSearch(given: Record<string, unknown>): DetailSearch {
  return {
    id: textParam(given['id']),
    checkIn: textParam(given['checkIn']),
    checkOut: textParam(given['checkOut']),
    guests: numberParam(given['guests']),
    beddingSets: numberParam(given['beddingSets']),
  };
}

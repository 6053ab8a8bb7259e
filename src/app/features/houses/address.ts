/**
 * The search in the address of `/houses`: a link reproduces the result. What somebody mistyped stays as it was given, so that it
 * can be shown and mended; `readSearch` says what is wrong with it.
 */
export type HousesSearch = {
  location?: string | undefined;
  /** Seoul dates, half-open. */
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  guests?: number | string | undefined;
  type?: string | undefined;
  /** Won a month. */
  minRent?: number | string | undefined;
  maxRent?: number | string | undefined;
  /** Names joined by commas: a home has all of them. */
  facilities?: string | undefined;
  sort?: string | undefined;
  page?: number | string | undefined;
};

/** The search in the address of `/detail`: the home and the stay one has in mind. Mistyped parts stay as they were given. */
export type DetailSearch = {
  id?: string | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  guests?: number | string | undefined;
  beddingSets?: number | string | undefined;
};

const MOST_CHARACTERS = 200;

/** A word of the address, whatever the router made of it. */
export function word(given: unknown): string | undefined {
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  if (Array.isArray(given)) return word(given.filter((item) => typeof item === 'string').join(','));
  return typeof given === 'string' && given.trim() !== ''
    ? given.trim().slice(0, MOST_CHARACTERS)
    : undefined;
}

/** A whole number of the address; anything else stays the text it was. */
export function count(given: unknown): number | string | undefined {
  const text = word(given);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** What `count` made of a whole number; NaN for a text that is none, so that the rules refuse it. */
export function numberOf(given: number | string): number {
  return typeof given === 'number' ? given : Number.NaN;
}

/** `validateSearch` of `/houses`. Never throws. */
export function parseHousesSearch(given: Record<string, unknown>): HousesSearch {
  return {
    location: word(given['location']),
    checkIn: word(given['checkIn']),
    checkOut: word(given['checkOut']),
    guests: count(given['guests']),
    type: word(given['type']),
    minRent: count(given['minRent']),
    maxRent: count(given['maxRent']),
    facilities: word(given['facilities']),
    sort: word(given['sort']),
    page: count(given['page']),
  };
}

/** `validateSearch` of `/detail`. Never throws. */
export function parseDetailSearch(given: Record<string, unknown>): DetailSearch {
  return {
    id: word(given['id']),
    checkIn: word(given['checkIn']),
    checkOut: word(given['checkOut']),
    guests: count(given['guests']),
    beddingSets: count(given['beddingSets']),
  };
}

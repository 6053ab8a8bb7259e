import type { Alternative, Location } from '#contract/houses.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Area } from '#contract/seoul/area.ts';
import { stayProblem } from '#contract/rules/stay.ts';
import { locations, type HouseSort } from '#contract/vocabulary.ts';
import type { ErrorCode } from '#contract/wire.ts';

/** Limits the alternatives to a search: days earlier or later, number of offers, and the days that a kilometer counts as. */
export const alternatives = { days: 120, most: 6, daysPerKm: 3 } as const;

/** The most houses that a map shows individually; more would cover each other. */
export const MOST_PINS = 150;

export const middle = ({ south, west, north, east }: Area) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** The center of each neighborhood: its station. */
export const centres: Record<Location, { latitude: number; longitude: number }> = {
  hongdae: { latitude: 37.5572, longitude: 126.9245 },
  sinchon: { latitude: 37.5552, longitude: 126.9369 },
  itaewon: { latitude: 37.5345, longitude: 126.9946 },
  hanyang: { latitude: 37.5557, longitude: 127.0437 },
  korea: { latitude: 37.5905, longitude: 127.0361 },
  hufs: { latitude: 37.5962, longitude: 127.0637 },
  'seoul-national': { latitude: 37.4812, longitude: 126.9527 },
  'seoul-station': { latitude: 37.5547, longitude: 126.9707 },
};

/** True for a text that can be a house id, a short name like `yeonnam-garden`. Anything else answers not found. */
export function isHouseId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

export type SearchTerms = Partial<Record<'checkIn' | 'checkOut' | 'university', string | undefined>> & {
  guests?: number | undefined;
  maxMinutes?: number | undefined;
  flexible?: number | undefined;
  sort?: HouseSort | undefined;
};

/**
 * Returns the problem of a search, or null. Dates come together or not at all (docs/specification.md#dates-and-times), `flexible` requires dates, and
 * minutes require a university.
 */
export function searchProblem(search: SearchTerms, today: PlainDate): ErrorCode | null {
  if (search.guests === 0) return 'guests_invalid';
  const needsUniversity = search.maxMinutes !== undefined || search.sort === 'commute';
  if (needsUniversity && !search.university) return 'university_invalid';
  return search.checkIn || search.checkOut || search.flexible ? stayProblem(search, today) : null;
}

/** Returns the last date that a calendar needs: the end of the longest stay that begins on the last day of the booking window. */
export function calendarEnd(today: PlainDate): PlainDate {
  return addDays(today, booking.windowDays + booking.maxNights);
}

type Stretch = { from: PlainDate; to: PlainDate };

/** Merges half-open stretches in order, cut to `[from, to)`; those that touch or overlap become one. */
export function mergeStretches(stretches: Stretch[], { from, to }: Stretch): Stretch[] {
  const merged: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const cut = {
      from: stretch.from < from ? from : stretch.from,
      to: stretch.to > to ? to : stretch.to,
    };
    if (cut.from >= cut.to) continue;
    const last = merged.at(-1);
    if (last && cut.from <= last.to) last.to = cut.to > last.to ? cut.to : last.to;
    else merged.push(cut);
  }
  return merged;
}

/** A house close to a search. `distance` is in days: moved, stayed longer, or the distance at {@link alternatives} days a kilometer. */
export type Candidate = {
  houseId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  reason: Alternative['reason'];
  distance: number;
};

export function nearest(candidates: Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates
    .toSorted((a, b) => a.distance - b.distance)
    .filter(({ houseId }) => !seen.has(houseId) && seen.add(houseId))
    .slice(0, alternatives.most);
}

/** Limits what counts as similar: the number of other neighborhoods, and the difference of the rent as a fraction of it. */
const similarity = { neighbourhoods: 2, rent: 0.4 } as const;

/** Returns the bounds for houses similar to this one: its own and the nearest other neighborhoods, with kilometers, and a similar rent. */
export function similarTerms(
  { location, monthlyRent }: { location: Location; monthlyRent: Won },
  most: number,
) {
  const km = (to: Location) =>
    Math.hypot(
      (centres[to].latitude - centres[location].latitude) * 111,
      (centres[to].longitude - centres[location].longitude) * 88,
    );
  const near = locations.toSorted((a, b) => km(a) - km(b)).slice(0, 1 + similarity.neighbourhoods);
  return {
    near: Object.fromEntries(near.map((each) => [each, km(each)])),
    minRent: Math.round(monthlyRent * (1 - similarity.rent)),
    maxRent: Math.round(monthlyRent * (1 + similarity.rent)),
    most,
  };
}

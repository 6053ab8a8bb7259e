import { turnoverStates, type TurnoverState } from '#contract/admin/vocabulary.ts';
import { addDays, isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { locations, type Location } from '#contract/vocabulary.ts';
import { textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/turnovers`, so that a link reproduces the list. */
export type TurnoverSearch = {
  /** First Seoul date; today if missing. */
  from?: PlainDate | undefined;
  /** Seven days if missing. */
  range?: 'day' | undefined;
  state?: TurnoverState | undefined;
  location?: Location | undefined;
};

/** `validateSearch` of `/admin/turnovers`. Never throws. */
export function parseTurnoverSearch(given: Record<string, unknown>): TurnoverSearch {
  const from = textParam(given['from']) ?? '';
  return {
    from: isPlainDate(from) && from >= '2000' && from < '2200' ? from : undefined,
    range: given['range'] === 'day' ? 'day' : undefined,
    state: turnoverStates.find((state) => state === given['state']),
    location: locations.find((location) => location === given['location']),
  };
}

/** Returns the first and last Seoul date of a search, both included. `step` is the distance in days to the next range. */
export function daysShown(
  { from, range }: TurnoverSearch,
  today: PlainDate,
): { first: PlainDate; last: PlainDate; step: number } {
  const first = from ?? today;
  const step = range === 'day' ? 1 : 7;
  return { first, last: addDays(first, step - 1), step };
}

/** Groups items by a key, in the order in which the keys first appear. */
export function groupedBy<Item, Word extends string>(
  items: readonly Item[],
  word: (item: Item) => Word,
): [Word, Item[]][] {
  const groups = new Map<Word, Item[]>();
  for (const item of items) groups.set(word(item), [...(groups.get(word(item)) ?? []), item]);
  return [...groups];
}

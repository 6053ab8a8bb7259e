import {
  dateKinds,
  reservationOrders,
  todayLists,
  type DateKind,
  type ReservationOrder,
  type TodayList,
} from '#contract/admin/vocabulary.ts';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { lists, statuses, type ReservationList, type Status } from '#contract/rules/reservation-status.ts';
import { locations, type Location } from '#contract/vocabulary.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/reservations`, so that a link reproduces the table. Values that the host would refuse are left out. */
export type ReservationSearch = {
  list?: ReservationList | undefined;
  status?: Status | undefined;
  houseId?: string | undefined;
  location?: Location | undefined;
  /** Seoul dates, both included. */
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
  /** The date that the range filters by; every night of the stay if missing. */
  dates?: DateKind | undefined;
  unsigned?: true | undefined;
  unpaid?: true | undefined;
  depositOpen?: true | undefined;
  /** A list of the admin home, as it is now. */
  today?: TodayList | undefined;
  search?: string | undefined;
  sort?: ReservationOrder | undefined;
  descending?: true | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/reservations`. Never throws. */
export function parseReservationSearch(given: Record<string, unknown>): ReservationSearch {
  const date = (name: string) => {
    const text = textParam(given[name]);
    return text !== undefined && isPlainDate(text) ? text : undefined;
  };
  const flag = (name: string) => (textParam(given[name]) === 'true' ? true : undefined);
  const page = numberParam(given['page']);
  return {
    list: oneOf(lists, given['list']),
    status: oneOf(statuses, given['status']),
    houseId: textParam(given['houseId'])?.slice(0, 64),
    location: oneOf(locations, given['location']),
    from: date('from'),
    to: date('to'),
    dates: oneOf(dateKinds, given['dates']),
    unsigned: flag('unsigned'),
    unpaid: flag('unpaid'),
    depositOpen: flag('depositOpen'),
    today: oneOf(todayLists, given['today']),
    search: textParam(given['search'])?.slice(0, 100),
    sort: oneOf(reservationOrders, given['sort']),
    descending: flag('descending'),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}

function oneOf<Word extends string>(words: readonly Word[], given: unknown): Word | undefined {
  return words.find((word) => word === given);
}

/** The filters and order of a search, as a view saves them. */
export function savedPart({ page: _, ...search }: ReservationSearch): ReservationSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** True if two searches find the same reservations in the same order. */
export function isSameView(one: ReservationSearch, other: ReservationSearch): boolean {
  const facts = (search: ReservationSearch) =>
    JSON.stringify(Object.entries(savedPart(search)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return facts(one) === facts(other);
}

/** Counts the filters in the form, which are all but list, search words, order and page. A date range counts as one. */
export function countFilters({
  status,
  houseId,
  location,
  from,
  to,
  unsigned,
  unpaid,
  depositOpen,
  today,
}: ReservationSearch): number {
  return [status, houseId, location, from ?? to, unsigned, unpaid, depositOpen, today].filter(Boolean).length;
}

/** True if anything limits the rows of the table. */
export function isFiltered(search: ReservationSearch): boolean {
  return countFilters(search) > 0 || Boolean(search.list ?? search.search);
}

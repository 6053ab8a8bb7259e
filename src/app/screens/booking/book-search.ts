import type { PaymentMethod } from '#contract/reservations.ts';
import { count } from '#app/features/houses/address.ts';
import { searchWord } from './search-word.ts';

/** What is to be booked, as it stands in the address: dates are Seoul's, the stay half-open. What is no number stays the text it was. */
export type BookSearch = {
  houseId: string;
  checkIn: string;
  checkOut: string;
  guests: number | string;
  beddingSets: number | string;
  coupon?: string;
  method?: PaymentMethod;
};

const methods: Record<PaymentMethod, true> = {
  card: true,
  transfer: true,
  'virtual-account': true,
  'international-card': true,
};

/** `validateSearch` of `/book`. Never throws; what is missing or wrong is refused by the host in words. */
export function readBookSearch(search: Record<string, unknown>): BookSearch {
  const { coupon, method } = search;
  return {
    houseId: searchWord(search['houseId']),
    checkIn: searchWord(search['checkIn']),
    checkOut: searchWord(search['checkOut']),
    guests: count(search['guests']) ?? 1,
    beddingSets: count(search['beddingSets']) ?? 0,
    ...(searchWord(coupon) ? { coupon: searchWord(coupon) } : {}),
    ...(isMethod(method) ? { method } : {}),
  };
}

function isMethod(given: unknown): given is PaymentMethod {
  return typeof given === 'string' && Object.hasOwn(methods, given);
}

import type { PaymentMethod } from '#contract/reservations/reservations.ts';
import { paymentMethodParam } from '#app/features/booking/payment-method-param.ts';
import { numberParam, stringParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/book` with Seoul dates; the check-out day is not part of the stay. An invalid number stays text. */
export type BookSearch = {
  houseId: string;
  checkIn: string;
  checkOut: string;
  guests: number | string;
  beddingSets: number | string;
  coupon?: string;
  method?: PaymentMethod;
};

/** Reads the search parameters of `/book`. Never throws; the host refuses missing or wrong values with a message. */
export function readBookSearch(search: Record<string, unknown>): BookSearch {
  const coupon = stringParam(search['coupon']);
  const method = paymentMethodParam(search['method']);
  return {
    houseId: stringParam(search['houseId']),
    checkIn: stringParam(search['checkIn']),
    checkOut: stringParam(search['checkOut']),
    guests: numberParam(search['guests']) ?? 1,
    beddingSets: numberParam(search['beddingSets']) ?? 0,
    ...(coupon ? { coupon } : {}),
    ...(method ? { method } : {}),
  };
}

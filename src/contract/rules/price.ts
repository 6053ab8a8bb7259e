import { daysBetween } from './dates.ts';
import { housePrice, toCents, type Cents, type Won } from './money.ts';
import { booking, type Stay } from './policy.ts';

/** A coupon's value: an amount in won, or a whole percentage of the house price. */
export type CouponValue = { kind: 'amount' | 'percent'; value: number };

/** The price of a stay, every part in won: `total = housePrice − coupon + bedding + deposit`. */
export type Price = {
  nights: number;
  housePrice: Won;
  coupon: Won;
  /** House price less coupon. */
  totalRent: Won;
  bedding: Won;
  deposit: Won;
  total: Won;
};

/** Prices a stay of at least one night (docs/specification.md#money). A coupon reduces the house price only, never below 0. */
export function priceOf(
  house: { monthlyRent: Won; deposit: Won },
  stay: Stay,
  options: { beddingSets: number; coupon: CouponValue | null },
): Price {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const rent = housePrice(house.monthlyRent, nights);
  const coupon = options.coupon ? couponDiscount(options.coupon, rent) : 0;
  const bedding = options.beddingSets * booking.beddingSetPrice;
  const totalRent = rent - coupon;
  return {
    nights,
    housePrice: rent,
    coupon,
    totalRent,
    bedding,
    deposit: house.deposit,
    total: totalRent + bedding + house.deposit,
  };
}

/** Won that a coupon takes off a house price; a percentage is rounded down to 10 won. */
export function couponDiscount(coupon: CouponValue, rent: Won): Won {
  const off = coupon.kind === 'amount' ? coupon.value : Math.floor((rent * coupon.value) / 1000) * 10;
  return Math.min(rent, off);
}

export function priceInCents(price: Price, krwPerUsd: string): Cents {
  return toCents(price.total, krwPerUsd);
}

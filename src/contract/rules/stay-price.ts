import { priceOf } from './price.ts';
import type { Stay } from './policy.ts';
import { firstPayment } from './schedule.ts';

/** Returns the price of a stay for lists, without bedding and coupon, and the amount paid at booking (docs/specification.md#money). Won, nights. */
export function stayPriceOf(house: Parameters<typeof priceOf>[0], stay: Stay) {
  const price = priceOf(house, stay, { beddingSets: 0, coupon: null });
  const { nights, housePrice, deposit, total } = price;
  return { ...stay, nights, housePrice, deposit, total, firstPayment: firstPayment(price, stay) };
}

import { priceOf } from './price.ts';
import type { Stay } from './policy.ts';
import { firstPayment } from './schedule.ts';

/**
 * The price of a stay as lists show it, without bedding and coupon, and what is paid of it at booking (docs/specification.md#money). Won, nights.
 */
export function stayPriceOf(house: Parameters<typeof priceOf>[0], stay: Stay) {
  const price = priceOf(house, stay, { beddingSets: 0, coupon: null });
  const { nights, housePrice, deposit, total } = price;
  return { ...stay, nights, housePrice, deposit, total, firstPayment: firstPayment(price, stay) };
}

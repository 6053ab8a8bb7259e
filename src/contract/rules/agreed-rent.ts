import { housePrice, type Won } from './money.ts';
import { booking } from './policy.ts';

/**
 * Returns the monthly rent in won that the price of a stay is based on: the house's rent, or the one from {@link rentOfPrice} if the reservation was
 * moved or the rent has changed since.
 */
export function agreedRent(monthlyRent: Won, nights: number, price: Won): Won {
  return housePrice(monthlyRent, nights) === price ? monthlyRent : rentOfPrice(price, nights);
}

/**
 * Returns the monthly rent in won behind a price of at least one night. Because prices are rounded, several rents can give the price of a few nights;
 * the roundest is returned.
 */
export function rentOfPrice(price: Won, nights: number): Won {
  const rents = [10_000, 1000, 100, 10, 1].map(
    (step) => Math.round((price * booking.periodNights) / nights / step) * step,
  );
  return rents.find((rent) => housePrice(rent, nights) === price) ?? rents.at(-1)!;
}

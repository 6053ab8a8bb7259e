import { housePrice, type Won } from './money.ts';
import { booking } from './policy.ts';

/**
 * The rent of a month that the price of a stay was reckoned by: the house's, unless the reservation was moved or the rent has changed since;
 * then the one that the price comes from ({@link rentOfPrice}).
 */
export function agreedRent(monthlyRent: Won, nights: number, price: Won): Won {
  return housePrice(monthlyRent, nights) === price ? monthlyRent : rentOfPrice(price, nights);
}

/**
 * The rent of a month in won that a price of at least one night comes from. Prices are rounded, so that those of a few nights come from many
 * rents: the roundest of them, as rents are.
 */
export function rentOfPrice(price: Won, nights: number): Won {
  const rents = [10_000, 1000, 100, 10, 1].map(
    (step) => Math.round((price * booking.periodNights) / nights / step) * step,
  );
  return rents.find((rent) => housePrice(rent, nights) === price) ?? rents.at(-1)!;
}

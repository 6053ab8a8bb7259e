import { booking } from './policy.ts';

/** Whole won. Never a fraction. */
export type Won = number;
export type Cents = number;

/** A locked exchange rate: won for one US dollar as a decimal text with at most four places, e.g. `"1386.5"`. */
export type ExchangeRate = { krwPerUsd: string; source: string; at: string };

/** House price of a stay in won: `monthlyRent × nights / 30`, rounded half-up to 10 won (docs/specification.md#money). */
export function housePrice(monthlyRent: Won, nights: number): Won {
  return roundToTen(monthlyRent * nights, booking.periodNights);
}

/** `numerator / denominator` rounded half-up to 10 won, in integers throughout. */
export function roundToTen(numerator: number, denominator: number): Won {
  return Math.floor((2 * numerator + 10 * denominator) / (20 * denominator)) * 10;
}

/** Converts won to US cents at a rate, rounded up to the cent (docs/specification.md#money). */
export function toCents(won: Won, krwPerUsd: string): Cents {
  const rate = rateInTenThousandths(krwPerUsd);
  return Number((BigInt(won) * 1_000_000n + rate - 1n) / rate);
}

/** Splits cents over parts of an amount in won, in order, so that they add up exactly. All are 0 if the amount is 0. */
export function splitCents(cents: Cents, parts: readonly Won[]): Cents[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  let [won, given] = [0, 0];
  return parts.map((part) => {
    won += part;
    const until = total === 0 ? 0 : Math.round((cents * won) / total);
    const own = until - given;
    given = until;
    return own;
  });
}

/**
 * Converts the parts of an amount in won to cents, each rounded up. The first part above 0 absorbs the rounding, so that they add up to `cents`
 * exactly.
 */
export function centsOfParts(cents: Cents, parts: readonly Won[], krwPerUsd: string): Cents[] {
  const own = parts.map((part) => toCents(part, krwPerUsd));
  const rounded = cents - own.reduce((sum, part) => sum + part, 0);
  const first = parts.findIndex((part) => part !== 0);
  return own.map((part, index) => (index === first ? part + rounded : part));
}

/** Turns a rate as the database stores it (`1385.5000`) back into the locked form (`1385.5`). */
export function plainRate(krwPerUsd: string): string {
  return krwPerUsd.includes('.') ? krwPerUsd.replace(/\.?0+$/, '') : krwPerUsd;
}

/** Returns the lowest and highest plausible rate beside the usual one, so that homes are not sold at a mistyped rate. */
export function plausibleRates(usual: string): { least: string; most: string } {
  const rate = Number(rateInTenThousandths(usual));
  const text = (tenThousandths: number) => plainRate((tenThousandths / 10_000).toFixed(4));
  return { least: text(Math.ceil(rate / 2)), most: text(rate * 2) };
}

export const typedRate = /^[1-9]\d{0,5}(?:\.\d{1,4})?$/;

/** True for a rate between half and twice the usual one. */
export function isPlausibleRate(krwPerUsd: string, usual: string): boolean {
  const { least, most } = plausibleRates(usual);
  return Number(krwPerUsd) >= Number(least) && Number(krwPerUsd) <= Number(most);
}

function rateInTenThousandths(krwPerUsd: string): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(krwPerUsd);
  const rate = match ? BigInt(match[1]! + (match[2] ?? '').padEnd(4, '0')) : 0n;
  if (rate <= 0n) throw new RangeError(`Not an exchange rate: ${krwPerUsd}`);
  return rate;
}

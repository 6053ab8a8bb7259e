import { addDays, type PlainDate } from './dates.ts';
import { roundToTen, toCents, type Cents, type Won } from './money.ts';
import { booking, type Stay } from './policy.ts';
import type { Price } from './price.ts';

/** One payment of a stay. `amount = deposit + bedding + rent`, in won; `amountUsdCents` only for stays charged in USD. */
export type Instalment = {
  /** 1 for the payment at booking. */
  seq: number;
  dueOn: PlainDate;
  /** The nights whose rent it holds, half-open. */
  from: PlainDate;
  to: PlainDate;
  deposit: Won;
  bedding: Won;
  rent: Won;
  amount: Won;
  amountUsdCents: Cents | null;
};

export function firstPayment(price: Price, stay: Stay): Won {
  return paymentSchedule(price, stay, stay.checkIn)[0]?.amount ?? 0;
}

/** True if nothing is to be paid, for example because a coupon covers the rent of a period. Such a part counts as paid at once. */
export function isFree(part: { amount: Won; amountUsdCents: Cents | null }): boolean {
  return part.amount === 0 || part.amountUsdCents === 0;
}

/** Returns the rent in won of the first `until` nights, rounded to 10 won; the full rent at the end. */
export function rentOfNights(rent: Won, nights: number, until: number): Won {
  return until === nights ? rent : Math.min(rent, roundToTen(rent * until, nights));
}

/**
 * Splits a price into payments (docs/specification.md#money, payment schedule). Up to 45 nights: one payment on `bookedOn`. Longer: 30-night periods,
 * the first with deposit and bedding, each later one due 7 days before its period (never before `bookedOn`), the last pro rata.
 * A coupon is spread over the nights. The parts add up to the total exactly, in won and in cents.
 */
export function paymentSchedule(
  price: Price,
  stay: Stay,
  bookedOn: PlainDate,
  krwPerUsd: string | null = null,
): Instalment[] {
  const step = price.nights <= booking.singlePaymentNights ? price.nights : booking.periodNights;
  const parts: Omit<Instalment, 'amountUsdCents'>[] = [];
  let rentSoFar = 0;
  for (let start = 0; start < price.nights; start += step) {
    const end = Math.min(start + step, price.nights);
    const rentUntil = rentOfNights(price.totalRent, price.nights, end);
    const first = start === 0;
    const rent = rentUntil - rentSoFar;
    const deposit = first ? price.deposit : 0;
    const bedding = first ? price.bedding : 0;
    const from = addDays(stay.checkIn, start);
    const due = addDays(from, -booking.dueDaysBeforePeriod);
    parts.push({
      seq: parts.length + 1,
      dueOn: first || due < bookedOn ? bookedOn : due,
      from,
      to: addDays(stay.checkIn, end),
      deposit,
      bedding,
      rent,
      amount: deposit + bedding + rent,
    });
    rentSoFar = rentUntil;
  }
  return chargedIn(parts, krwPerUsd);
}

/** Adds what each part of a schedule is charged in: US cents at the rate, which add up to the total, or only won without a rate. */
export function chargedIn<P extends { amount: Won }>(
  parts: readonly P[],
  krwPerUsd: string | null,
): (P & { amountUsdCents: Cents | null })[] {
  let wonSoFar = 0;
  return parts.map((part) => {
    const before = wonSoFar;
    wonSoFar += part.amount;
    const amountUsdCents =
      krwPerUsd === null ? null : toCents(wonSoFar, krwPerUsd) - toCents(before, krwPerUsd);
    return { ...part, amountUsdCents };
  });
}

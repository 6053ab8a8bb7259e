import { daysBetween, overlaps, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import { policyFor } from '#contract/rules/refund/policies.ts';
import { quoteOf, type StayQuote } from '#contract/rules/quote.ts';
import { partyProblem, stayProblem, type PartyProblem, type StayProblem } from '#contract/rules/stay.ts';
import { numberOf } from '#app/platform/browser/search-param.ts';
import type { StaySelection } from './stay-selection.ts';

/** Terms by which a stay in a house is checked and priced; rent for 30 nights and deposit in won. */
export type HouseTerms = { monthlyRent: Won; deposit: Won; minNights: number; maxGuests: number };
type Stretch = { from: PlainDate; to: PlainDate };

export type SelectionProblem = StayProblem | PartyProblem | 'not_free';

export type Plan = { stay: Stay } & StayQuote;

/** Returns the total of a plan and its first payment, in won. */
export const costOf = ({ price, schedule }: Plan) => ({
  total: price.total,
  firstPayment: schedule[0]?.amount ?? price.total,
});

/** Result of planning a selection: a plan, unless its dates are wrong, and the first problem that prevents booking. */
export type Planned = { plan: Plan | null; problem: SelectionProblem | null };

/**
 * Plans a stay on a Seoul date. `taken` are the half-open stretches in which the house is not free, null if unknown. Taken dates or too many guests
 * still get a price, so that alternatives can be compared; an invalid number of bedding sets gets none.
 */
export function planStay(
  house: HouseTerms,
  selection: StaySelection,
  today: PlainDate,
  taken: readonly Stretch[] | null,
): Planned {
  const wrongDates = stayProblem(selection, today, house.minNights);
  const { checkIn, checkOut } = selection;
  const guests = numberOf(selection.guests);
  const beddingSets = numberOf(selection.beddingSets);
  const wrongParty = partyProblem(guests, beddingSets, house.maxGuests);
  if (wrongDates || !checkIn || !checkOut)
    return { plan: null, problem: (wrongDates === 'dates_required' && wrongParty) || wrongDates };
  if (Number.isNaN(beddingSets)) return { plan: null, problem: wrongParty };
  const stay = { checkIn, checkOut };
  const quote = quoteOf(house, stay, {
    beddingSets,
    coupon: null,
    bookedOn: today,
    krwPerUsd: null,
    isInternational: false,
  });
  const plan: Plan = { stay, ...quote };
  const isTaken = taken?.some((stretch) => overlaps(stretch, { from: checkIn, to: checkOut })) ?? false;
  const problem = isTaken ? 'not_free' : wrongParty;
  return { plan, problem };
}

/** Fewest nights of a stay under the semester policy. */
export const semesterNights: number =
  1 + Array.from({ length: booking.maxNights }, (_, index) => policyFor(index + 1).id).indexOf('semester');

/** Returns the first day from `today` on which a stay of `minNights` can begin; the calendar opens there. */
export function firstArrival(today: PlainDate, taken: readonly Stretch[], minNights: number): PlainDate {
  let day = today;
  for (const { from, to } of taken) if (daysBetween(day, from) < minNights && to > day) day = to;
  return day;
}

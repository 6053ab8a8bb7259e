import { daysBetween, overlaps, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { booking, policyFor, type Stay } from '#contract/rules/policy.ts';
import { quoteOf, type StayQuote } from '#contract/rules/quote.ts';
import { partyProblem, stayProblem, type PartyProblem, type StayProblem } from '#contract/rules/stay.ts';
import { numberOf } from './address.ts';
import type { Choice } from './choice.ts';

/** What of a home decides about a stay in it; rent for 30 nights and deposit in won. */
export type HouseTerms = { monthlyRent: Won; deposit: Won; minNights: number; maxGuests: number };
type Stretch = { from: PlainDate; to: PlainDate };

export type ChoiceProblem = StayProblem | PartyProblem | 'not_free';

/** A chosen stay with everything it costs, by the rules that the host books by. */
export type Plan = { stay: Stay } & StayQuote;

/** What comes of a choice: a plan, unless its dates are wrong, and what keeps it from being booked. */
export type Planned = { plan: Plan | null; problem: ChoiceProblem | null };

/**
 * Plans a stay on a Seoul date. `taken` are the half-open stretches in which the home cannot be had, null where nobody knows.
 * A price is shown for dates that are not free or people too many, so that changing them can be weighed; none for bedding that is no
 * number.
 */
export function planStay(
  house: HouseTerms,
  choice: Choice,
  today: PlainDate,
  taken: readonly Stretch[] | null,
): Planned {
  const wrongDates = stayProblem(choice, today, house.minNights);
  const { checkIn, checkOut } = choice;
  const guests = numberOf(choice.guests);
  const beddingSets = numberOf(choice.beddingSets);
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

/** The fewest nights of a stay under the semester policy, as the rule has it. */
export const semesterNights: number =
  1 + Array.from({ length: booking.maxNights }, (_, index) => policyFor(index + 1).id).indexOf('semester');

/** The first day from `today` on which a stay of so many nights can begin: a calendar need not show the taken months before. */
export function firstArrival(today: PlainDate, taken: readonly Stretch[], minNights: number): PlainDate {
  let day = today;
  for (const { from, to } of taken) if (daysBetween(day, from) < minNights && to > day) day = to;
  return day;
}

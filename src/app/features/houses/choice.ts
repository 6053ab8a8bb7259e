import type { Stay } from '#contract/rules/policy.ts';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import type { DetailSearch } from './address.ts';

/** A stay in the making: dates as they were given, people and bedding as numbers. */
export type Choice = {
  checkIn?: PlainDate | undefined;
  checkOut?: PlainDate | undefined;
  guests: number;
  beddingSets: number;
};

/** What an address asks for. People and bedding that are no numbers become one and none. */
export function choiceOf({ checkIn, checkOut, guests, beddingSets }: DetailSearch): Choice {
  return {
    checkIn,
    checkOut,
    guests: typeof guests === 'number' && guests > 0 ? guests : 1,
    beddingSets: typeof beddingSets === 'number' ? beddingSets : 0,
  };
}

/** A choice as it is written into an address; what is as it would be anyhow is left out. */
export function addressOf(id: string, { checkIn, checkOut, guests, beddingSets }: Choice): DetailSearch {
  return {
    id,
    checkIn,
    checkOut,
    guests: guests > 1 ? guests : undefined,
    beddingSets: beddingSets > 0 ? beddingSets : undefined,
  };
}

/** The days of a choice that exist, for a calendar: mistyped ones are as good as not chosen. */
export function datesOf({ checkIn, checkOut }: Partial<Stay>): Partial<Stay> {
  const from = checkIn && isPlainDate(checkIn) ? checkIn : undefined;
  const to = checkOut && isPlainDate(checkOut) ? checkOut : undefined;
  if (!from) return {};
  return to && to > from ? { checkIn: from, checkOut: to } : { checkIn: from };
}

import type { Stay } from '#contract/rules/policy.ts';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import type { DetailSearch } from './address.ts';

/** A stay in the making, as it was given: what is no date and what is no number stays there to be mended. */
export type Choice = {
  checkIn?: PlainDate | undefined;
  checkOut?: PlainDate | undefined;
  guests: number | string;
  beddingSets: number | string;
};

/** What an address asks for; where it says nothing, one person and no bedding. */
export function choiceOf({ checkIn, checkOut, guests, beddingSets }: DetailSearch): Choice {
  return {
    checkIn,
    checkOut,
    guests: guests ?? 1,
    beddingSets: beddingSets ?? 0,
  };
}

/** A choice as it is written into an address; what is as it would be anyhow is left out. */
export function addressOf(id: string, { checkIn, checkOut, guests, beddingSets }: Choice): DetailSearch {
  return {
    id,
    checkIn,
    checkOut,
    guests: guests === 1 ? undefined : guests,
    beddingSets: beddingSets === 0 ? undefined : beddingSets,
  };
}

/** The days of a choice that exist, for a calendar: mistyped ones are as good as not chosen. */
export function datesOf({ checkIn, checkOut }: Partial<Stay>): Partial<Stay> {
  const from = checkIn && isPlainDate(checkIn) ? checkIn : undefined;
  const to = checkOut && isPlainDate(checkOut) ? checkOut : undefined;
  if (!from) return {};
  return to && to > from ? { checkIn: from, checkOut: to } : { checkIn: from };
}

import { shortDate } from '#app/platform/format.ts';
import type { Search } from './search-model.ts';

/** The days of a stay in words, or null while there is none. */
export function stayWords({ checkIn, checkOut }: Search, language: string): string | null {
  if (!checkIn) return null;
  return `${shortDate(checkIn, language)} – ${checkOut ? shortDate(checkOut, language) : ''}`.trim();
}

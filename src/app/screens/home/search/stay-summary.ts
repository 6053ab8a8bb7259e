import { shortDate } from '#app/platform/i18n/format.ts';
import type { Search } from './search-model.ts';

export function staySummary({ checkIn, checkOut }: Search, language: string): string | null {
  if (!checkIn) return null;
  return `${shortDate(checkIn, language)} – ${checkOut ? shortDate(checkOut, language) : ''}`.trim();
}

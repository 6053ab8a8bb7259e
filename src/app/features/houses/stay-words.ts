import { daysBetween } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import { dateRange } from '#app/platform/i18n/format.ts';

export function stayWords(
  { checkIn, checkOut }: Stay,
  language: string,
  nights: (count: number) => string,
): string {
  return `${dateRange(checkIn, checkOut, language)} · ${nights(daysBetween(checkIn, checkOut))}`;
}

import { seoulDate } from '#contract/rules/dates.ts';
import { plainDate, shortDate } from './format.ts';

const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** Formats the Seoul date of an instant (ISO 8601), with the year. */
export function dayOf(instant: string, language: string): string {
  return plainDate(seoulDate(Date.parse(instant)), language);
}

/** Formats the Seoul time of an instant (ISO 8601): `15:00`. */
export function seoulTime(instant: string): string {
  return new Date(Date.parse(instant) + SEOUL_OFFSET_MS).toISOString().slice(11, 16);
}

/** Formats the Seoul date and time of an instant (ISO 8601): `3월 12일 15:00`, `12 Mar, 15:00`. */
export function seoulMoment(instant: string, language: string): string {
  const day = shortDate(seoulDate(Date.parse(instant)), language);
  return `${day}${language === 'ko' ? ' ' : ', '}${seoulTime(instant)}`;
}

import { seoulDate } from '#contract/rules/dates.ts';
import { plainDate, shortDate, won } from '#app/platform/format.ts';

const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** The Seoul day of an instant (ISO 8601), with its year. */
export function dayOf(instant: string, language: string): string {
  return plainDate(seoulDate(Date.parse(instant)), language);
}

/** The clock in Seoul at an instant (ISO 8601): `15:00`. */
export function seoulTime(instant: string): string {
  return new Date(Date.parse(instant) + SEOUL_OFFSET_MS).toISOString().slice(11, 16);
}

/** Seoul day and clock of an instant (ISO 8601): `3월 12일 15:00`, `12 Mar, 15:00`. */
export function seoulMoment(instant: string, language: string): string {
  const day = shortDate(seoulDate(Date.parse(instant)), language);
  return `${day}${language === 'ko' ? ' ' : ', '}${seoulTime(instant)}`;
}

/** When something was kept on this device, on the device's own clock; with its day unless that is today. Milliseconds since the epoch. */
export function savedTime(at: number, now: number, language: string): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  const day = sameDay ? {} : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

/** A locked exchange rate as people read it: `₩1,386.5`. */
export function rateText(krwPerUsd: string): string {
  const [whole = '', part] = krwPerUsd.split('.');
  return won(Number(whole)) + (part ? `.${part}` : '');
}

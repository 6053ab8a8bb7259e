import { HOUR_MS } from '#contract/rules/durations.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { grouped as digitGroups } from '#contract/rules/format-money.ts';

const SEOUL_OFFSET_MS = 9 * HOUR_MS;

/**
 * Formats an integer with a comma every three digits and a true minus sign, so that a deduction cannot be overlooked.
 * @throws RangeError for a fraction
 */
export function grouped(value: number): string {
  const size = digitGroups(Math.abs(whole(value)));
  return value < 0 ? `−${size}` : size;
}

/**
 * Formats US cents as `US$1,234.50`.
 * @throws RangeError for a fraction
 */
export function usd(cents: number): string {
  return usdCents(whole(cents));
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`An amount must be a whole number, got ${amount}`);
  return amount;
}

const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const SMALL_UNITS = ['', '십', '백', '천'];
const LARGE_UNITS = ['', '만', '억', '조'];

/**
 * Writes out an amount in won as Korean contracts do (`1230000` → `금 일백이십삼만원정`), because words are harder to alter than digits. Returns null for zero
 * and negative amounts.
 */
export function wonInWords(won: number): string | null {
  if (!Number.isSafeInteger(won) || won <= 0 || won >= 1e16) return null;
  const digits = String(won);
  let words = '';
  let groupHasDigit = false;
  for (const [index, digit] of [...digits].entries()) {
    const place = digits.length - 1 - index;
    const value = Number(digit);
    if (value > 0) {
      words += `${DIGITS[value]}${SMALL_UNITS[place % 4]}`;
      groupHasDigit = true;
    }
    if (place % 4 === 0) {
      if (groupHasDigit) words += LARGE_UNITS[place / 4];
      groupHasDigit = false;
    }
  }
  return `금 ${words}원정`;
}

/**
 * Returns the milliseconds of an ISO instant.
 * @throws RangeError for anything else, because a contract must never carry "Invalid Date"
 */
export function instant(iso: string): number {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) throw new RangeError(`Not an ISO instant: ${iso}`);
  return at;
}

function clock(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats an instant as Korean time, `2026-12-01 15:04:05 KST`. Korea has had no summer time since 1988, so +9 hours is exact. */
export function kst(iso: string): string {
  return `${clock(instant(iso) + SEOUL_OFFSET_MS)} KST`;
}

/** Formats an instant as `2026-12-01 06:04:05 UTC`. */
export function utc(iso: string): string {
  return `${clock(instant(iso))} UTC`;
}

const KO_DAYS = ['일', '월', '화', '수', '목', '금', '토'];
const EN_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const EN_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Writes a Seoul date (`YYYY-MM-DD`) in words of both languages.
 * @throws RangeError for an impossible date
 */
export function dayInWords(date: string): { ko: string; en: string } {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || clock(at).slice(0, 10) !== date) throw new RangeError(`Not a date: ${date}`);
  const [year, month, day] = date.split('-').map(Number);
  return { ko: `${year}년 ${month}월 ${day}일`, en: `${day} ${EN_MONTHS[(month ?? 1) - 1]} ${year}` };
}

/** Writes a Seoul date in words, with the day of the week. */
export function dateInWords(date: string): { ko: string; en: string } {
  const { ko, en } = dayInWords(date);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return { ko: `${ko} (${KO_DAYS[weekday]})`, en: `${EN_DAYS[weekday]}, ${en}` };
}

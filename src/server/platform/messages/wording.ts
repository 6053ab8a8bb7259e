import en from '../../../../locales/en/mail.json' with { type: 'json' };
import ko from '../../../../locales/ko/mail.json' with { type: 'json' };
import { brand } from '#contract/brand.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { chargedMoney, usdCents } from '#contract/rules/format-dollars.ts';
import { holdsAddress, nameForOthers } from '#contract/rules/people/names.ts';
import { refundAccounts } from '#contract/rules/paying/policy.ts';
import { booking, links, recordYears } from '#contract/rules/policy.ts';
import { tickets } from '#contract/rules/tickets/policy.ts';
import type { Bilingual, Language } from '#contract/shared.ts';

export const texts: Record<Language, typeof ko> = { ko, en };

export type Values = Record<string, string>;

export function wording(params: Record<string, string | number | Bilingual>, language: Language): Values {
  const values: Values = {
    brand: brand.name[language],
    email: brand.email,
    concierge: brand.conciergeShown,
    operator: brand.operator.name[language],
    operatorAddress: brand.operator.address[language],
    infoTime: booking.checkInInfoTime,
    checkOutTime: booking.checkOutTime,
    noticeNights: String(booking.noticeNights),
    depositDays: String(booking.depositDays),
    reopenDays: String(tickets.reopenDays),
    recordYears: String(recordYears),
    abroadDays: String(refundAccounts.abroadDays),
    linkDays: String(booking.signingLinkDays),
    confirmationHours: String(links.confirmationHours),
    resetMinutes: String(links.resetMinutes),
  };
  for (const [name, value] of Object.entries(params)) {
    if (name === 'aboutUsd') values['about'] = Number(value) > 0 ? usdCents(Number(value)) : '';
    if (name === 'usd' || name.endsWith('Usd')) continue;
    if (typeof value === 'number') Object.assign(values, moneyInWords(name, value, params));
    else if (name === 'text' && typeof value === 'object')
      values[name] = inParagraphs(value[language] || value.ko);
    else if (typeof value === 'object') values[name] = oneLine(value[language] || value.ko);
    else if (name === 'booker')
      values[name] = holdsAddress(value) ? texts[language].someone : nameForOthers(oneLine(value));
    else if (name === 'signer') values[name] = nameForOthers(oneLine(value));
    else if (name === 'checkIn' || name === 'checkOut') {
      values[name] = dateInWords(value, language);
      values[`${name}Short`] = dayAndMonth(value, language);
    } else if (/^(dueOn|deadline|endedOn|nextOn|depositBy|visitOn|from|until)$/.test(name))
      values[name] = value && dateInWords(value, language);
    else if (name === 'expiresAt' || name === 'startsAt')
      values[name] = value && instantInWords(value, language);
    else values[name] = oneLine(value);
    if (name === 'address' && typeof value === 'object') values['addressKo'] = oneLine(value.ko);
  }
  return values;
}

/** Formats money in the charged currency. `…Shown`, for the table of facts, has dollars and won. */
function moneyInWords(name: string, amount: number, params: Record<string, unknown>): Values {
  const cents = Number(
    params[`${name}Usd`] ?? (name === 'amount' || name === 'paid' ? params['usd'] : 0) ?? 0,
  );
  const { main, aside } = chargedMoney(amount, cents === 0 ? null : cents);
  return { [name]: main, [`${name}Shown`]: aside ? `${main} (${aside})` : main };
}

export function fill(template: string, values: Values): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** Joins a text written by users into one line, so that it cannot add mail headers or paragraphs. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function inParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter(Boolean)
    .join('\n\n');
}

/** `21 November 2026 (Sat)`, `2026년 11월 21일 (토)`. */
export function dateInWords(date: PlainDate, language: Language): string {
  const day = formatted(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${day} (${formatted(date, language, { weekday: 'short' })})`;
}

function dayAndMonth(date: PlainDate, language: Language): string {
  return formatted(date, language, { day: 'numeric', month: 'short' });
}

function instantInWords(iso: string, language: Language): string {
  const at = Date.parse(iso);
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Seoul',
  }).format(at);
  return fill(texts[language].value.expiresAt, { date: dateInWords(seoulDate(at), language), time });
}

function formatted(date: PlainDate, language: Language, form: Intl.DateTimeFormatOptions): string {
  const locale = language === 'ko' ? 'ko-KR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

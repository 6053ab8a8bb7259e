import en from '../../../locales/en/mail.json' with { type: 'json' };
import ko from '../../../locales/ko/mail.json' with { type: 'json' };
import { brand } from '#contract/brand.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { chargedMoney, usdCents, won } from '#contract/rules/format-money.ts';
import { nameForOthers } from '#contract/rules/people/names.ts';
import { booking, links } from '#contract/rules/policy.ts';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import { tickets } from '#contract/rules/tickets/policy.ts';
import type { TicketKind } from '#contract/rules/tickets/ticket.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { Attachment, Channel } from '#server/db/columns.ts';
import type { MessageKind, MessageParams } from '#server/ports/outbox.ts';
import { eventCalendar, stayCalendar } from './calendar-file.ts';
import { mailPage } from './mail-page.ts';

const texts: Record<Language, typeof ko> = { ko, en };

/** `link` is where a notification leads; the other channels have theirs in the text. */
export type RenderedMessage = {
  subject: string | null;
  text: string;
  html: string | null;
  link: string | null;
};

type Fact = keyof typeof ko.label;
type Values = Record<string, string>;

const confirmed: Fact[] = ['house', 'checkIn', 'checkOut', 'code', 'address', 'addressKo', 'occupants'];
const keys: Fact[] = [
  'checkIn',
  'address',
  'addressKo',
  'doorCode',
  'wifiName',
  'wifiPassword',
  'way',
  'concierge',
];

/** The facts that each message shows as a table below its words, in this order. */
const facts: Record<MessageKind, Fact[]> = {
  'confirm-address': [],
  consultation: ['district', 'rooms'],
  invitation: ['house', 'checkIn', 'checkOut', 'code', 'heldUntil'],
  'reset-password': [],
  'password-changed': [],
  'confirm-new-address': [],
  'address-changing': ['newAddress'],
  'google-linked': [],
  'account-deleted': [],
  contract: ['house', 'checkIn', 'checkOut', 'expiresAt'],
  'contract-occupant': ['house', 'checkIn', 'checkOut', 'expiresAt'],
  'signing-reminder': ['house', 'checkIn', 'checkOut', 'expiresAt'],
  'contract-signed': ['house', 'checkIn', 'checkOut'],
  'contract-declined': ['house', 'signer', 'reason'],
  'contract-declined-by-you': ['house', 'reason'],
  'stay-confirmed': [...confirmed, 'paid', 'next'],
  'stay-confirmed-occupant': confirmed,
  'stay-ended-occupant': ['house', 'checkIn', 'checkOut', 'code'],
  'hold-expired': ['house', 'checkIn', 'checkOut'],
  'payment-received': ['house', 'paid', 'instalment', 'period'],
  'payment-link': ['house', 'period', 'toPay', 'about', 'dueOn', 'payBy'],
  'payment-received-payer': ['house', 'paid', 'period', 'order'],
  'automatic-charge': ['house', 'toPay', 'chargedOn', 'card'],
  'automatic-charge-failed': ['house', 'toPay', 'dueOn', 'card'],
  'payment-returned': ['house', 'amount'],
  'payment-returned-payer': ['house', 'amount', 'order'],
  'stay-cancelled': ['house', 'checkIn', 'checkOut', 'code', 'paid', 'amount'],
  'stay-cancelled-by-us': ['house', 'checkIn', 'checkOut', 'code', 'reason', 'paid', 'amount'],
  'stay-cancelled-for-disaster': ['house', 'checkIn', 'checkOut', 'code', 'reason', 'paid', 'amount'],
  'stay-moved': ['house', 'checkIn', 'checkOut', 'code', 'reason'],
  'change-asked': ['house', 'checkIn', 'checkOut', 'code', 'difference', 'returned', 'changeBy'],
  'change-completed': ['house', 'checkIn', 'checkOut', 'code', 'returned'],
  'change-lapsed': ['house', 'checkIn', 'checkOut', 'code'],
  'change-withdrawn': ['house', 'checkIn', 'checkOut', 'code'],
  'change-declined': ['house', 'signer', 'reason'],
  'change-dropped-occupant': ['house', 'code'],
  'stay-ended-early': ['house', 'endedOn', 'code', 'reason', 'paid', 'amount'],
  'stay-evicted': ['house', 'endedOn', 'code', 'reason'],
  'deposit-refunded': ['house', 'code', 'deposit', 'deductions', 'amount'],
  'refund-sent': ['house', 'amount'],
  'refund-transferred': ['house', 'amount'],
  'refund-account-needed': ['house', 'code'],
  'deposit-objection': ['house', 'code'],
  'objection-answered': ['house', 'code'],
  'payment-in-doubt': ['house', 'code', 'asked', 'provider', 'order'],
  'refund-stuck': ['house', 'code', 'amount', 'problem'],
  'instalment-due': ['house', 'toPay', 'dueOn'],
  'instalment-overdue': ['house', 'toPay', 'dueOn', 'deadline'],
  'event-seat': ['event', 'startsAt', 'place'],
  'event-moved': ['event', 'startsAt', 'place'],
  'event-reminder': ['event', 'startsAt', 'place'],
  'event-cancelled': ['event', 'startsAt', 'place', 'reason'],
  'event-message': ['event', 'startsAt', 'place'],
  'availability-alert': ['house', 'checkIn', 'checkOut'],
  'ticket-opened': ['ticketKind', 'house', 'code'],
  'ticket-replied': ['ticketKind', 'house', 'code'],
  'ticket-answered': ['visit', 'house', 'code'],
  'ticket-visit': ['visit', 'house', 'code'],
  'ticket-done': ['house', 'code'],
  'review-invitation': [],
  'check-in': keys,
  'check-in-occupant': keys,
  'check-out': ['house', 'checkOut', 'deposit', 'depositBy'],
  'check-out-occupant': ['house', 'checkOut'],
};

/** Words a message in its reader's language. A text message has neither subject nor HTML, a notification no HTML. */
export function renderMessage<K extends MessageKind>(
  kind: K,
  channel: Channel,
  language: Language,
  params: MessageParams[K],
): RenderedMessage {
  const own = texts[language][kind];
  const common = texts[language];
  const values = wording(params, language);
  if (channel === 'sms')
    return { subject: null, text: fill(own.sms, shortened(values)), html: null, link: null };
  const say = (template: string) => fill(template, values);
  const link = values['link'] ?? '';
  // A locked screen shows it to whoever is near: nothing of a stay stands in it.
  if (channel === 'push')
    return { subject: brand.name[language], text: common.notification, html: null, link };
  const page = {
    language,
    brand: brand.name[language],
    subject: say(own.subject),
    title: say(own.title),
    greeting: looksLikeAddress(values['name'] ?? '') ? common.greetingPlain : say(common.greeting),
    paragraphs: say(own.body).split('\n\n'),
    facts: facts[kind].flatMap((fact) => {
      const value = shownFact(fact, values, language);
      return value ? [{ label: common.label[fact], value }] : [];
    }),
    button: { label: say(own.button), link },
    note: say(own.note),
    buttonFails: common.buttonFails,
    help: say(common.help),
    sender: say(common.sender),
  };
  return { subject: page.subject, text: plainText(page), html: mailPage(page), link: null };
}

/** Of these messages devices are notified too, each under the kind by which its reader switches them on and off. */
const notified: Partial<Record<MessageKind, PushKind>> = {
  'stay-confirmed': 'stay',
  'hold-expired': 'stay',
  'check-in': 'stay',
  'check-out': 'stay',
  'review-invitation': 'stay',
  'payment-received': 'payments',
  'payment-returned': 'payments',
  'automatic-charge': 'payments',
  'refund-account-needed': 'payments',
  'automatic-charge-failed': 'payments',
  'instalment-due': 'payments',
  'instalment-overdue': 'payments',
  'deposit-refunded': 'payments',
  'objection-answered': 'answers',
  'ticket-answered': 'answers',
  'ticket-visit': 'answers',
  'ticket-done': 'answers',
  'event-reminder': 'lounge',
  'event-moved': 'lounge',
  'event-cancelled': 'lounge',
  'availability-alert': 'availability',
};

/** The kind of notification of a kind of message; null for those that devices are not notified of. */
export const pushKindOf = (kind: MessageKind): PushKind | null => notified[kind] ?? null;

/** The files that go with a mail. */
export function attachmentsOf<K extends MessageKind>(
  kind: K,
  params: MessageParams[K],
  writtenAt: Date,
): Attachment[] {
  if (kind === 'payment-received')
    return [{ receiptOf: (params as MessageParams['payment-received']).payment }];
  const event = params as MessageParams['event-seat'];
  if (kind === 'event-seat' || (kind === 'event-moved' && event.sequence > 0))
    return [eventCalendar(event, writtenAt)];
  if (kind !== 'stay-confirmed' && kind !== 'stay-confirmed-occupant') return [];
  return [stayCalendar(params as MessageParams['stay-confirmed-occupant'], writtenAt)];
}

/** Everything a template may name, as text in the reader's language. */
function wording(params: Record<string, string | number | Bilingual>, language: Language): Values {
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
      values[name] = looksLikeAddress(value) ? texts[language].someone : nameForOthers(oneLine(value));
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

/** An amount of money in the currency that was charged; `…Shown`, for the table of facts, has the won beside dollars. */
function moneyInWords(name: string, amount: number, params: Record<string, unknown>): Values {
  const cents = Number(
    params[`${name}Usd`] ?? (name === 'amount' || name === 'paid' ? params['usd'] : 0) ?? 0,
  );
  const { main, aside } = chargedMoney(amount, cents > 0 ? cents : null);
  return { [name]: main, [`${name}Shown`]: aside ? `${main} (${aside})` : main };
}

function shownFact(fact: Fact, values: Values, language: Language): string | undefined {
  const value = values[fact];
  const form = texts[language].value;
  if (fact === 'checkIn') return fill(form.checkIn, { date: value ?? '', time: booking.checkInTime });
  if (fact === 'checkOut') return fill(form.checkOut, { date: value ?? '', time: booking.checkOutTime });
  if (fact === 'ticketKind') return form[value as TicketKind];
  if (fact === 'visit') return values['visitOn'] && fill(form.visit, values);
  if (fact === 'toPay' || fact === 'asked') return values['amountShown'];
  if (fact === 'changeBy' || fact === 'heldUntil' || fact === 'payBy') return values['expiresAt'];
  if (fact === 'difference' || fact === 'returned')
    return values[fact] === won(0) ? undefined : values[`${fact}Shown`];
  if (fact === 'amount' || fact === 'paid') return values[`${fact}Shown`];
  if (fact === 'instalment' || fact === 'period' || fact === 'chargedOn') return fill(form[fact], values);
  if (fact === 'card') return value && fill(form.card, values);
  if (fact === 'next') return values['nextOn'] && `${values['nextOn']}, ${values['nextShown']}`;
  if (fact === 'deposit') return values['deposit'] === won(0) ? undefined : values['depositShown'];
  if (fact === 'depositBy' && values['deposit'] === won(0)) return undefined;
  if (fact === 'addressKo' && value === values['address']) return undefined;
  return value;
}

function plainText(page: Parameters<typeof mailPage>[0]): string {
  const table = page.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [
    page.greeting,
    ...page.paragraphs,
    table,
    `${page.button.label}:\n${page.button.link}`,
    page.note,
    page.help,
    page.sender,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function fill(template: string, values: Values): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** A long house name must not push the link out of a text message (2,000 bytes at most). */
function shortened(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const most = name === 'house' ? 24 : name === 'link' ? Infinity : 120;
      return [name, clipped(value, most)];
    }),
  );
}

/** A text of at most so many characters. */
function clipped(text: string, most: number): string {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

/** Puts on one line a text that people wrote about themselves: it can neither add headers to a mail nor paragraphs to its text. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** The text of administrators, each of their paragraphs on a line of its own. */
function inParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter(Boolean)
    .join('\n\n');
}

/** Whoever signs up with a stranger's address decides the name in the mail: one that a mail client would make a link is left out. */
function looksLikeAddress(name: string): boolean {
  return /:\/\/|www\.|[\p{L}\d]\.[\p{L}]{2,}|@/iu.test(name);
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

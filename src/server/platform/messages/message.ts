import { brand } from '#contract/brand.ts';
import { holdsAddress } from '#contract/rules/people/names.ts';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import type { Language } from '#contract/shared.ts';
import type { Attachment, Channel } from '#server/db/columns.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { eventCalendar, stayCalendar } from '../calendar-file.ts';
import { factsOf } from './facts.ts';
import { mailPage } from './mail-page.ts';
import { fill, texts, wording, type Values } from './wording.ts';

/** `link` is the target of a push notification; the other channels have their link in the text. */
export type RenderedMessage = {
  subject: string | null;
  text: string;
  html: string | null;
  link: string | null;
};

/** Renders a message in its reader's language. A text message has no subject and no HTML, a notification no HTML. */
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
    // A name of before names were refused for it, or that came with a stranger's address.
    greeting: holdsAddress(values['name'] ?? '') ? common.greetingPlain : say(common.greeting),
    paragraphs: say(own.body).split('\n\n'),
    facts: factsOf(kind, values, language),
    button: { label: say(own.button), link },
    note: say(own.note),
    buttonFails: common.buttonFails,
    help: say(common.help),
    sender: say(common.sender),
  };
  return { subject: page.subject, text: plainText(page), html: mailPage(page), link: null };
}

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
  'account-ended': 'payments',
  'instalment-due': 'payments',
  'instalment-overdue': 'payments',
  'deposit-refunded': 'payments',
  'deposit-returned': 'payments',
  'deposit-kept': 'payments',
  'objection-answered': 'answers',
  'ticket-answered': 'answers',
  'ticket-visit': 'answers',
  'ticket-visit-off': 'answers',
  'ticket-done': 'answers',
  'event-reminder': 'lounge',
  'event-moved': 'lounge',
  'event-cancelled': 'lounge',
  'availability-alert': 'availability',
};

export const pushKindOf = (kind: MessageKind): PushKind | null => notified[kind] ?? null;

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

/** Shortens long house names, so that the link still fits into a text message (2,000 bytes at most). */
function shortened(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const most = name === 'house' ? 24 : name === 'link' ? Infinity : 120;
      return [name, clipped(value, most)];
    }),
  );
}

function clipped(text: string, most: number): string {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

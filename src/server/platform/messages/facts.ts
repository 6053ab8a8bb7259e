import type ko from '../../../../locales/ko/mail.json';
import { booking } from '#contract/rules/policy.ts';
import { won } from '#contract/rules/format-money.ts';
import type { TicketKind } from '#contract/rules/tickets/ticket.ts';
import type { Language } from '#contract/shared.ts';
import type { MessageKind } from '#server/ports/messages/params.ts';
import { fill, texts, type Values } from './wording.ts';

type Fact = keyof typeof ko.label;
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

/** The facts of each message that the mail shows as a table below its text, in this order. */
const facts: Record<MessageKind, Fact[]> = {
  'confirm-address': [],
  consultation: ['district', 'rooms'],
  consultations: [],
  invitation: ['house', 'checkIn', 'checkOut', 'code', 'heldUntil'],
  'reset-password': [],
  'password-changed': [],
  'confirm-new-address': [],
  'address-in-use': [],
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
  'payment-reminder': ['house', 'toPay', 'dueOn', 'payBy'],
  'virtual-account': ['house', 'toPay', 'bank', 'accountNumber', 'accountHolder', 'transferBy'],
  'account-ended': ['house', 'toPay', 'dueOn'],
  'payment-received-payer': ['house', 'paid', 'period', 'order'],
  'automatic-charge': ['house', 'toPay', 'chargedOn', 'card'],
  'automatic-charge-failed': ['house', 'toPay', 'dueOn', 'card'],
  'payment-returned': ['house', 'amount'],
  'payment-returned-payer': ['house', 'amount', 'order'],
  'stay-cancelled': ['house', 'checkIn', 'checkOut', 'code', 'paid', 'amount'],
  'stay-cancelled-by-us': ['house', 'checkIn', 'checkOut', 'code', 'reason', 'paid', 'amount'],
  'stay-cancelled-for-disaster': ['house', 'checkIn', 'checkOut', 'code', 'reason', 'paid', 'amount'],
  'stay-moved': ['house', 'checkIn', 'checkOut', 'code', 'reason'],
  'stay-moved-repriced': [
    'house',
    'checkIn',
    'checkOut',
    'code',
    'reason',
    'agreed',
    'total',
    'change',
    'difference',
    'dueOn',
    'returned',
  ],
  'change-asked': ['house', 'checkIn', 'checkOut', 'code', 'difference', 'returned', 'changeBy'],
  'change-completed': ['house', 'checkIn', 'checkOut', 'code', 'returned'],
  'change-lapsed': ['house', 'checkIn', 'checkOut', 'code'],
  'change-withdrawn': ['house', 'checkIn', 'checkOut', 'code'],
  'change-declined': ['house', 'signer', 'reason'],
  'change-dropped-occupant': ['house', 'code'],
  'stay-ended-early': ['house', 'endedOn', 'code', 'reason', 'paid', 'amount'],
  'stay-evicted': ['house', 'endedOn', 'code', 'reason'],
  'deposit-refunded': ['house', 'code', 'deposit', 'deductions', 'amount'],
  'deposit-returned': ['house', 'code', 'deposit', 'deductions', 'amount'],
  'deposit-kept': ['house', 'code', 'deposit', 'deductions'],
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
  'ticket-visit-off': ['house', 'code'],
  'ticket-done': ['house', 'code'],
  'review-invitation': [],
  'check-in': keys,
  'check-in-occupant': keys,
  'check-out': ['house', 'checkOut', 'deposit', 'depositBy'],
  'check-out-occupant': ['house', 'checkOut'],
};

export function factsOf(
  kind: MessageKind,
  values: Values,
  language: Language,
): { label: string; value: string }[] {
  return facts[kind].flatMap((fact) => {
    const value = shownFact(fact, values, language);
    return value ? [{ label: texts[language].label[fact], value }] : [];
  });
}

function shownFact(fact: Fact, values: Values, language: Language): string | undefined {
  const value = values[fact];
  const form = texts[language].value;
  if (fact === 'checkIn') return fill(form.checkIn, { date: value ?? '', time: booking.checkInTime });
  if (fact === 'checkOut') return fill(form.checkOut, { date: value ?? '', time: booking.checkOutTime });
  if (fact === 'ticketKind') return form[value as TicketKind];
  if (fact === 'visit') return values['visitOn'] && fill(form.visit, values);
  if (fact === 'toPay' || fact === 'asked') return values['amountShown'];
  if (fact === 'changeBy' || fact === 'heldUntil' || fact === 'payBy' || fact === 'transferBy')
    return values['expiresAt'];
  if (fact === 'difference' || fact === 'returned')
    return values[fact] === won(0) ? undefined : values[`${fact}Shown`];
  if (fact === 'change') return signed(values['changeShown']);
  if (fact === 'amount' || fact === 'paid' || fact === 'agreed' || fact === 'total')
    return values[`${fact}Shown`];
  if (fact === 'instalment' || fact === 'period' || fact === 'chargedOn') return fill(form[fact], values);
  if (fact === 'card') return value && fill(form.card, values);
  if (fact === 'next') return values['nextOn'] && `${values['nextOn']}, ${values['nextShown']}`;
  if (fact === 'deposit') return values['deposit'] === won(0) ? undefined : values['depositShown'];
  if (fact === 'depositBy' && values['deposit'] === won(0)) return undefined;
  if (fact === 'addressKo' && value === values['address']) return undefined;
  return value;
}

function signed(sum = ''): string {
  return sum.startsWith('−') ? sum : `+${sum}`;
}

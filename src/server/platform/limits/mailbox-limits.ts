import { mails } from '#contract/rules/policy.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import type { Db } from '#server/ports/database.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { countUse, release, usedUp } from './limit-store.ts';
import { isProven } from '../outbox-read-store.ts';

/** Kinds caused by someone other than the recipient. They count even if the recipient has proved the address. */
const byOthers: ReadonlySet<MessageKind> = new Set([
  'confirm-new-address',
  'address-in-use',
  'contract-occupant',
  'change-dropped-occupant',
  'payment-link',
]);

/** Kinds that are never held back: about moved money, a paid stay, a deleted account, or to administrators. */
const always: ReadonlySet<MessageKind> = new Set([
  'account-deleted',
  'account-ended',
  'automatic-charge',
  'automatic-charge-failed',
  'change-asked',
  'change-completed',
  'change-lapsed',
  'change-withdrawn',
  'check-in',
  'check-in-occupant',
  'check-out',
  'check-out-occupant',
  'consultation',
  'consultations',
  'contract-signed',
  'deposit-kept',
  'deposit-objection',
  'deposit-refunded',
  'deposit-returned',
  'instalment-due',
  'instalment-overdue',
  'objection-answered',
  'payment-in-doubt',
  'payment-received',
  'payment-received-payer',
  'payment-returned',
  'payment-returned-payer',
  'refund-account-needed',
  'refund-sent',
  'refund-stuck',
  'refund-transferred',
  'review-invitation',
  'stay-cancelled-by-us',
  'stay-cancelled-for-disaster',
  'stay-confirmed',
  'stay-confirmed-occupant',
  'stay-ended-early',
  'stay-ended-occupant',
  'stay-evicted',
  'stay-moved',
  'stay-moved-repriced',
  'ticket-answered',
  'ticket-done',
  'ticket-opened',
  'ticket-replied',
  'ticket-visit',
  'ticket-visit-off',
  'virtual-account',
]);

type Mail = { kind: MessageKind; to: string; params?: MessageParams[MessageKind] };

const limitOf = (to: string) => ({
  key: `mailsToAddress ${to.toLowerCase()}`,
  most: mails.perUnprovenAddress,
  windowMs: DAY_MS,
});

/**
 * True if a mail counts toward the daily limit of an address: no account has proved that the address is its own, or the mail is caused by someone
 * other than its recipient.
 */
async function counts(db: Db, { kind, to, params }: Mail): Promise<boolean> {
  if (always.has(kind)) return false;
  if (kind === 'stay-cancelled' && params && 'paid' in params && params.paid > 0) return false;
  return byOthers.has(kind) || !(await isProven(db, to));
}

/** Counts a mail, over all kinds and senders. @returns null, or when the next one is allowed; then this one was not counted. */
export async function countMail(db: Db, mail: Mail, now: number): Promise<Date | null> {
  return (await counts(db, mail)) ? countUse(db, limitOf(mail.to), now) : null;
}

/** Returns when a mail that is too many now is allowed, or null if it is allowed now. Does not count it. */
export async function mailboxFullUntil(db: Db, mail: Mail, now: number): Promise<Date | null> {
  return (await counts(db, mail)) ? usedUp(db, limitOf(mail.to), now) : null;
}

export async function releaseMails(db: Db, withdrawn: readonly Mail[]): Promise<void> {
  for (const mail of withdrawn) if (await counts(db, mail)) await release(db, limitOf(mail.to).key);
}

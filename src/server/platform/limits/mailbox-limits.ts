import { mails } from '#contract/rules/policy.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import type { Db } from '#server/ports/database.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { countUse, release, usedUp } from './limit-store.ts';
import { isProven } from '../outbox-read-store.ts';

/** Kinds that somebody else than their reader causes: they count though the reader has shown that the address is theirs. */
const byOthers: ReadonlySet<MessageKind> = new Set([
  'confirm-new-address',
  'address-in-use',
  'contract-occupant',
  'change-dropped-occupant',
  'payment-link',
]);

/** Kinds that always leave: about money that moved, a stay that is paid, an account that is gone, or to administrators. */
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

/** A mail as the day's allowance of its address looks at it. */
type Mail = { kind: MessageKind; to: string; params?: MessageParams[MessageKind] };

const limitOf = (to: string) => ({
  key: `mailsToAddress ${to.toLowerCase()}`,
  most: mails.perUnprovenAddress,
  windowMs: DAY_MS,
});

/**
 * True for a mail that counts towards what an address gets in a day: one to an address of which no account has shown that it is its own, or one that somebody
 * else than its reader causes.
 */
async function counts(db: Db, { kind, to, params }: Mail): Promise<boolean> {
  if (always.has(kind)) return false;
  if (kind === 'stay-cancelled' && params && 'paid' in params && params.paid > 0) return false;
  return byOthers.has(kind) || !(await isProven(db, to));
}

/** Counts a mail, over all kinds and senders. @returns null, or when the next one is allowed: this one was not counted. */
export async function countMail(db: Db, mail: Mail, now: number): Promise<Date | null> {
  return (await counts(db, mail)) ? countUse(db, limitOf(mail.to), now) : null;
}

/** Tells when a mail is allowed that would be too many now; null where it is allowed. Nothing is counted. */
export async function mailboxFullUntil(db: Db, mail: Mail, now: number): Promise<Date | null> {
  return (await counts(db, mail)) ? usedUp(db, limitOf(mail.to), now) : null;
}

/** Takes back the counts of mails that were withdrawn before they left. */
export async function releaseMails(db: Db, withdrawn: readonly Mail[]): Promise<void> {
  for (const mail of withdrawn) if (await counts(db, mail)) await release(db, limitOf(mail.to).key);
}

import { pictures } from '#contract/pictures.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import { DAY_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { consultations } from '#contract/rules/consultations/policy.ts';
import { availabilityAlerts } from '#contract/rules/choosing/policy.ts';
import { invitations } from '#contract/rules/invitations/policy.ts';
import { certificates, mails } from '#contract/rules/policy.ts';
import { paymentLinks, refundAccounts } from '#contract/rules/paying/policy.ts';
import { tickets } from '#contract/rules/tickets/policy.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import { networkOf } from './client-address.ts';
import { refuse } from './errors.ts';
import { countUse, release } from '#server/platform/limits/limit-store.ts';

const MAX_KEYS = 20_000;

type Dependencies = Pick<Context, 'clock' | 'db'>;

/**
 * The most uses in a window that begins with the first. On a device that somebody was logged in on before, `callsOfDevice` and
 * `failuresFromDevice` count instead of what others may use up for them. `failuresOfAccount` would let strangers all over the world lock somebody
 * out, so it does not hold for the places where that person has logged in before: there only `failuresFromAddress` counts.
 * `resetMails` is as long as a reset link lives: whoever is refused another has one that works. `linksToSigner` are all signing
 * links that somebody was mailed for one contract, so that nobody fills someone's mailbox; `mailsToOccupant` all mails that one account
 * caused to one address that is not its own (docs/specification.md#reservation-life-cycle), `resentMails` those that administrators sent it once more, `invitationsOfAddress` the invitations to make an account that they caused. `languagesOfSigner` are the languages that somebody chooses by a signing link. `changesOfReservation` are changes asked for of one
 * confirmed stay: each holds nights for a day (ADR 39). Each of `signUpsOfAccount`, seats that a
 * member takes at events, is a mail; each of `movesOfEvent` is one to everybody who signed up.
 * `readsOfCalendar` are readings of one calendar of elsewhere by hand, `calendarsOfAddress` those of our own from one place.
 * A payment provider is asked by each of `ordersOfAccount` that a member begins, `confirmationsOfOrder` from a payer's windows,
 * `noticesOfOrder`, which anybody may forge of a provider that signs none, and `finishesOfSetup` of a stored card.
 * `paymentsOfLink` are orders that whoever holds a payment link begins by it, `remindersOfInstalment` the mails with such a link that
 * administrators have sent to its member.
 * Each of `signUpsOfNetwork` and `addressChangesOfAccount` may be a mail to a stranger; what one address gets in all is counted by the outbox.
 * `consultationsOfAddress` are requests of building owners from one place. Each of `certificatesOfAccount` is drawn and sealed;
 * `fileLookUpsOfAddress` are contract files and certificates that are looked up from one place.
 */
const allowances = {
  callsOfAddress: { most: 60, windowMs: MINUTE_MS },
  signUpsOfMail: { most: 10, windowMs: 10 * MINUTE_MS },
  signUpsOfNetwork: { most: mails.signUpsPerDay, windowMs: DAY_MS },
  callsOfDevice: { most: 60, windowMs: MINUTE_MS },
  failuresFromDevice: { most: 10, windowMs: 10 * MINUTE_MS },
  failuresFromAddress: { most: 10, windowMs: 10 * MINUTE_MS },
  failuresOfAccount: { most: 100, windowMs: 60 * MINUTE_MS },
  mailsToAccount: { most: 5, windowMs: 10 * MINUTE_MS },
  addressChangesOfAccount: { most: mails.addressChangesPerDay, windowMs: DAY_MS },
  resetMails: { most: 5, windowMs: 60 * MINUTE_MS },
  linksToSigner: { most: 6, windowMs: 60 * MINUTE_MS },
  languagesOfSigner: { most: 30, windowMs: 60 * MINUTE_MS },
  directLinksOfSigner: { most: 20, windowMs: 60 * MINUTE_MS },
  mailsToOccupant: { most: 5, windowMs: DAY_MS },
  contractsOfReservation: { most: 10, windowMs: 60 * MINUTE_MS },
  changesOfReservation: { most: 3, windowMs: 7 * DAY_MS },
  receiptsOfAccount: { most: 30, windowMs: 10 * MINUTE_MS },
  uploadsOfAccount: { most: 120, windowMs: 10 * MINUTE_MS },
  uploadsOfMember: { most: pictures.ofMember.perDay, windowMs: DAY_MS },
  checkOutsOfReservation: { most: checkOuts.mostPerDay, windowMs: DAY_MS },
  votesOfAddress: { most: 60, windowMs: 10 * MINUTE_MS },
  signUpsOfAccount: { most: 20, windowMs: DAY_MS },
  messagesOfEvent: { most: 5, windowMs: DAY_MS },
  movesOfEvent: { most: 10, windowMs: DAY_MS },
  resentMails: { most: 5, windowMs: DAY_MS },
  alertsOfAccount: { most: availabilityAlerts.mostPerDay, windowMs: DAY_MS },
  paymentLinksOfAccount: { most: paymentLinks.mostPerDay, windowMs: DAY_MS },
  paymentLinkMailsOfAccount: { most: paymentLinks.mailsPerDay, windowMs: DAY_MS },
  refundAccountsOfAccount: { most: refundAccounts.mostPerDay, windowMs: DAY_MS },
  setupsOfAccount: { most: 10, windowMs: 60 * MINUTE_MS },
  ordersOfAccount: { most: 20, windowMs: 60 * MINUTE_MS },
  confirmationsOfOrder: { most: 30, windowMs: 10 * MINUTE_MS },
  noticesOfOrder: { most: 10, windowMs: 10 * MINUTE_MS },
  finishesOfSetup: { most: 10, windowMs: 60 * MINUTE_MS },
  remindersOfInstalment: { most: 1, windowMs: DAY_MS },
  paymentsOfLink: { most: 20, windowMs: 60 * MINUTE_MS },
  consultationsOfAddress: { most: consultations.mostPerDay, windowMs: DAY_MS },
  invitationsOfAddress: { most: invitations.mostPerDay, windowMs: DAY_MS },
  readsOfCalendar: { most: 20, windowMs: 10 * MINUTE_MS },
  calendarsOfAddress: { most: 120, windowMs: 10 * MINUTE_MS },
  ticketsOfReservation: { most: tickets.mostPerDay, windowMs: DAY_MS },
  ticketRepliesOfAccount: { most: tickets.repliesPerHour, windowMs: 60 * MINUTE_MS },
  certificatesOfAccount: { most: certificates.mostPerHour, windowMs: 60 * MINUTE_MS },
  fileLookUpsOfAddress: { most: 30, windowMs: MINUTE_MS },
} as const;
type Allowance = keyof typeof allowances;

/** Remembers refusals and when they end (ms since the epoch), so that a flood is refused without a database query. */
const refused = new WeakMap<Dependencies, Map<string, number>>();

/**
 * Counts one use of an allowance over all hosts on the same database.
 * @param db a transaction, for a use that counts only if that commits.
 * @returns a function that takes the use back, if it turns out not to be a failure.
 * @throws Refusal too_many_requests with the `seconds` to wait.
 */
export async function spendAllowance(
  ctx: Dependencies,
  kind: Allowance,
  of: string,
  db: Db = ctx.db,
): Promise<() => Promise<void>> {
  const key = `${kind} ${of}`;
  const now = ctx.clock.now();
  const until = knownRefusals(ctx).get(key) ?? 0;
  if (until > now) return tooMany(until - now);
  const next = await countUse(db, { key, ...allowances[kind] }, now);
  if (next) {
    remember(ctx, key, next.getTime());
    return tooMany(next.getTime() - now);
  }
  return async () => {
    await release(db, key);
    knownRefusals(ctx).delete(key);
  };
}

export async function noteUse(
  ctx: Pick<Context, 'clock'>,
  kind: Allowance,
  of: string,
  db: Db,
): Promise<void> {
  await countUse(db, { key: `${kind} ${of}`, ...allowances[kind] }, ctx.clock.now());
}

/**
 * Counts one use of an allowance inside a transaction.
 * @returns null, or the instant of the next allowed use; then this one was not counted.
 */
export async function tryAllowance(
  ctx: Pick<Context, 'clock'>,
  kind: Allowance,
  of: string,
  db: Db,
): Promise<Date | null> {
  return countUse(db, { key: `${kind} ${of}`, ...allowances[kind] }, ctx.clock.now());
}

export async function spendCall(ctx: Context, ip: string): Promise<void> {
  await spendAllowance(ctx, 'callsOfAddress', networkOf(ip));
}

/**
 * Refuses to mail an address that has reached its daily limit.
 * @throws Refusal too_many_requests with the `seconds` to wait
 */
export function refuseFull(ctx: Pick<Context, 'clock'>, fullUntil: Date | null): void {
  if (fullUntil) tooMany(fullUntil.getTime() - ctx.clock.now());
}

function knownRefusals(ctx: Dependencies): Map<string, number> {
  const known = refused.get(ctx) ?? new Map<string, number>();
  refused.set(ctx, known);
  return known;
}

function remember(ctx: Dependencies, key: string, until: number): void {
  const known = knownRefusals(ctx);
  known.delete(key);
  known.set(key, until);
  if (known.size > MAX_KEYS) known.delete(known.keys().next().value ?? key);
}

function tooMany(ms: number): never {
  return refuse('too_many_requests', { seconds: Math.max(Math.ceil(ms / 1000), 1) });
}

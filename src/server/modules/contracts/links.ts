import { nameForOthers, personName } from '#contract/rules/people/names.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { noteUse, spendAllowance, tryAllowance } from '#server/http/api/limits.ts';
import type { Trx } from '#server/ports/database.ts';
import { confirmationTopic } from '#server/platform/messages/topics.ts';
import { insertLink } from './link-store.ts';
import { linkEnd, newToken } from './policy.ts';
import type { MailSubject } from './read-store.ts';
import { setLinkHeld, type SignerRow } from './store.ts';

export type Dependencies = Pick<Context, 'clock' | 'config' | 'db' | 'outbox'>;
export type LinkKind = 'contract' | 'contract-occupant' | 'signing-reminder' | 'contract-signed';

/**
 * Makes a link of a signer's own and mails it to the address that the signer has in the contract, never to another.
 * An address that its account has not shown to be its own gets so many a day, from the account and in all; then the link is held back, which the booker is shown, and
 * leaves by itself once another is allowed. Of several within a minute the last leaves (docs/specification.md#reservation-life-cycle).
 * @param how.asked somebody asked for it: refused after six within an hour, which those that nobody asked for count towards.
 * @param how.own the signer asked for it: refused instead of held back.
 * @param how.key the message's, where a second one like it must not leave.
 * @throws Refusal too_many_requests
 */
export async function mailLink(
  trx: Trx,
  ctx: Dependencies,
  signer: SignerRow,
  { subject, kind, ...how }: { subject: MailSubject; kind: LinkKind; asked?: true; own?: true; key?: string },
): Promise<void> {
  await (how.asked ? spendAllowance : noteUse)(ctx, 'linksToSigner', signer.id, trx);
  const now = ctx.clock.now();
  const topic = topicOf(signer, subject);
  if (topic !== null && !(await ctx.outbox.withdraw(trx, topic))) {
    const heldUntil =
      (await ctx.outbox.mailboxFullUntil(trx, { kind, to: signer.email })) ??
      (await tryAllowance(ctx, 'mailsToOccupant', mailboxOf(signer, subject), trx));
    if (heldUntil && how.own)
      refuse('too_many_requests', { seconds: Math.ceil((heldUntil.getTime() - now) / 1000) });
    await setLinkHeld(trx, signer.id, heldUntil);
    if (heldUntil) return;
  }
  const { token, hash } = newToken();
  const expiresAt = linkEnd(now, subject);
  const linkId = await insertLink(trx, { signerId: signer.id, hash, at: new Date(now), expiresAt });
  const booker = { firstName: subject.first_name ?? '', lastName: subject.last_name ?? '' };
  const fullUntil = await ctx.outbox.post(trx, {
    key:
      how.key ??
      (kind.startsWith('contract') ? `contract:${linkId}` : `signing-reminder:${signer.id}:${linkId}`),
    kind,
    reservationId: subject.reservation_id,
    channel: 'email',
    to: signer.email,
    language: signer.position === 1 ? (subject.booker_language ?? signer.language) : signer.language,
    ...(topic === null ? {} : { topic }),
    params: {
      name: signer.position === 1 ? (subject.first_name ?? signer.name) : nameForOthers(signer.name),
      booker: personName(booker),
      house: subject.house_name,
      checkIn: subject.check_in,
      checkOut: subject.check_out,
      link: `${ctx.config.publicUrl}/sign?token=${token}`,
      expiresAt: expiresAt.toISOString(),
    },
  });
  // Its link confirms the member's address: the mail that asks for just that is one too many.
  if (signer.position === 1 && subject.account_id !== null && fullUntil === null)
    await ctx.outbox.withdraw(trx, confirmationTopic(subject.account_id));
}

/** Makes a link for a signer who is known by their session, with no mail. @returns its token. @throws Refusal too_many_requests */
export async function directLink(
  trx: Trx,
  ctx: Dependencies,
  signer: SignerRow,
  subject: MailSubject,
): Promise<string> {
  await spendAllowance(ctx, 'directLinksOfSigner', signer.id, trx);
  const now = ctx.clock.now();
  const { token, hash } = newToken();
  await insertLink(trx, { signerId: signer.id, hash, at: new Date(now), expiresAt: linkEnd(now, subject) });
  return token;
}

/** The mail that asks a signer to sign: the member who booked, or one of the others. */
export function invitation({ position }: Pick<SignerRow, 'position'>): LinkKind {
  return position === 1 ? 'contract' : 'contract-occupant';
}

/** The topic of a signer's mails about one reservation; null where the account has shown that the address is its own. */
function topicOf({ position, email }: SignerRow, subject: MailSubject): string | null {
  const isOwn = position === 1 && subject.email_confirmed_at !== null;
  return isOwn ? null : `contract ${subject.reservation_id} ${position} ${email.toLowerCase()}`;
}

/** Whose mails to whom are counted together. */
function mailboxOf(signer: SignerRow, subject: MailSubject): string {
  return `${subject.account_id ?? 'none'} ${signer.email.toLowerCase()}`;
}

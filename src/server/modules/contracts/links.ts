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
 * Makes a signer's link and mails it to the address in the contract, never to another. An address not confirmed by its account gets only so many
 * links a day, per account and in total; further links are held back, which the booker sees, and leave when allowed. Of several links within a minute
 * only the last leaves (docs/specification.md#reservation-life-cycle).
 * @param how.asked somebody requested the mail: refused after six within an hour, counting automatic ones too.
 * @param how.own the signer requested the mail: refused instead of held back.
 * @param how.key the key of the message, if a second one must not leave.
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

/**
 * Makes a link without a mail for a signer known by their session.
 * @returns its token.
 * @throws Refusal too_many_requests
 */
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

export function invitation({ position }: Pick<SignerRow, 'position'>): LinkKind {
  return position === 1 ? 'contract' : 'contract-occupant';
}

function topicOf({ position, email }: SignerRow, subject: MailSubject): string | null {
  const isOwn = position === 1 && subject.email_confirmed_at !== null;
  return isOwn ? null : `contract ${subject.reservation_id} ${position} ${email.toLowerCase()}`;
}

function mailboxOf(signer: SignerRow, subject: MailSubject): string {
  return `${subject.account_id ?? 'none'} ${signer.email.toLowerCase()}`;
}

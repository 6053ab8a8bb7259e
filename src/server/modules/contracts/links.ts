import { personName } from '#contract/rules/names.ts';
import type { Context } from '#server/context.ts';
import { noteUse, spendAllowance } from '#server/http/limits.ts';
import type { Trx } from '#server/ports.ts';
import { insertLink } from './link-store.ts';
import { linkEnd, newToken } from './policy.ts';
import type { MailSubject, SignerRow } from './store.ts';

export type Means = Pick<Context, 'clock' | 'config' | 'db' | 'outbox'>;
export type LinkKind = 'contract' | 'contract-occupant' | 'signing-reminder' | 'contract-signed';

/**
 * Makes a link of a signer's own and mails it to the address that the signer has in the contract, never to another.
 * @param how.asked somebody asked for it: refused after six within an hour, which those that nobody asked for count towards.
 * @param how.key the message's, where a second one like it must not leave.
 * @throws Refusal too_many_requests
 */
export async function mailLink(
  trx: Trx,
  ctx: Means,
  signer: SignerRow,
  subject: MailSubject,
  kind: LinkKind,
  how: { asked?: true; key?: string } = {},
): Promise<void> {
  await (how.asked ? spendAllowance : noteUse)(ctx, 'linksToSigner', signer.id, trx);
  const now = ctx.clock.now();
  const { token, hash } = newToken();
  const expiresAt = linkEnd(now, subject);
  const linkId = await insertLink(trx, { signerId: signer.id, hash, at: new Date(now), expiresAt });
  const booker = { firstName: subject.first_name ?? '', lastName: subject.last_name ?? '' };
  await ctx.outbox.post(trx, {
    key:
      how.key ??
      (kind.startsWith('contract') ? `contract:${linkId}` : `signing-reminder:${signer.id}:${linkId}`),
    kind,
    channel: 'email',
    to: signer.email,
    language: signer.language,
    params: {
      name: signer.position === 1 ? (subject.first_name ?? signer.name) : signer.name,
      booker: personName(booker),
      house: subject.house_name,
      checkIn: subject.check_in,
      checkOut: subject.check_out,
      link: `${ctx.config.publicUrl}/sign?token=${token}`,
      expiresAt: expiresAt.toISOString(),
    },
  });
}

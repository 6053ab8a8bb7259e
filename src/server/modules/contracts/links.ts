import { personName } from '#contract/rules/names.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Trx } from '#server/ports.ts';
import { linkEnd, newToken, linkCountSince, linkWait } from './policy.ts';
import * as store from './store.ts';

export type Means = Pick<Context, 'clock' | 'config' | 'outbox'>;
export type LinkKind = 'contract' | 'contract-occupant' | 'signing-reminder' | 'contract-signed';

/**
 * Makes a link of a signer's own and mails it to the address that the signer has in the contract, never to another.
 * @param key the message's, where a second one like it must not leave.
 */
export async function mailLink(
  trx: Trx,
  ctx: Means,
  signer: store.SignerRow,
  subject: store.MailSubject,
  kind: LinkKind,
  key?: string,
): Promise<void> {
  const now = ctx.clock.now();
  const { token, hash } = newToken();
  const expiresAt = linkEnd(now, subject);
  const linkId = await store.insertLink(trx, { signerId: signer.id, hash, at: new Date(now), expiresAt });
  const booker = { firstName: subject.first_name ?? '', lastName: subject.last_name ?? '' };
  await ctx.outbox.post(trx, {
    key:
      key ?? (kind.startsWith('contract') ? `contract:${linkId}` : `signing-reminder:${signer.id}:${linkId}`),
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

/** @throws Refusal too_many_requests where a signer was mailed six links within the hour. */
export async function limitLinks(trx: Trx, ctx: Means, signerId: string): Promise<void> {
  const now = ctx.clock.now();
  const seconds = linkWait(await store.linksSince(trx, signerId, linkCountSince(now)), now);
  if (seconds !== null) refuse('too_many_requests', { seconds });
}

import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Contracts, Trx } from '#server/ports.ts';
import { contractDocument, fullName, phoneOf } from './document.ts';
import { linkEnd, newToken, sha256 } from './policy.ts';
import * as store from './store.ts';

type Means = Omit<Context, 'life' | 'contracts'>;

/** What the contracts module does for a reservation: issue, send again, void. */
export function makeContracts(ctx: Means): Contracts {
  const issue: Contracts['issue'] = async (trx, reservationId) => {
    const subject = await store.findSubject(trx, reservationId);
    const occupants = await store.occupantsOf(trx, reservationId);
    const instalments = await store.instalmentsOf(trx, reservationId);
    const at = new Date(ctx.clock.now());
    const document = contractDocument(subject, occupants, instalments, at.toISOString());
    const bytes = await ctx.pdf.render(document);
    const documentId = await store.keepDocument(trx, {
      kind: 'contract',
      sha256: sha256(bytes),
      bytes,
      at,
    });
    const contractId = await store.insertContract(trx, {
      reservationId,
      content: JSON.stringify(document),
      documentId,
      signer: { name: fullName(subject), email: subject.email, phone: phoneOf(subject) },
      at,
    });
    await store.addEvent(trx, contractId, { kind: 'sent', at, detail: subject.email });
    await mailLink(trx, ctx, contractId, subject);
  };
  return {
    issue,
    reissue: async (trx, reservationId) => {
      await store.supersede(trx, reservationId, new Date(ctx.clock.now()));
      await issue(trx, reservationId);
    },
    resend: async (trx, reservationId) => {
      const contract = (await store.contractOf(trx, reservationId)) ?? refuse('not_found');
      if (contract.status === 'signed') refuse('contract_signed');
      await store.setUnsigned(trx, reservationId, 'sent');
      const subject = await store.findSubject(trx, reservationId);
      const at = new Date(ctx.clock.now());
      await store.addEvent(trx, contract.id, { kind: 'reminded', at, detail: subject.email });
      await mailLink(trx, ctx, contract.id, subject);
    },
    void: (trx, reservationId) => store.setUnsigned(trx, reservationId, 'void'),
  };
}

async function mailLink(trx: Trx, ctx: Means, contractId: string, subject: store.Subject): Promise<void> {
  const now = ctx.clock.now();
  const { token, hash } = newToken();
  const expiresAt = linkEnd(now, subject.hold_expires_at);
  const linkId = await store.insertLink(trx, { contractId, hash, at: new Date(now), expiresAt });
  await ctx.outbox.post(trx, {
    key: `contract:${linkId}`,
    kind: 'contract',
    channel: 'email',
    to: subject.email,
    language: subject.language,
    params: {
      name: subject.first_name,
      house: subject.house_name,
      checkIn: subject.check_in,
      checkOut: subject.check_out,
      link: `${ctx.config.publicUrl}/sign?token=${token}`,
      expiresAt: expiresAt.toISOString(),
    },
  });
}

import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Contracts, Trx } from '#server/ports.ts';
import { contractDocument, signersOf } from './document.ts';
import { mailLink, type LinkKind, type Means } from './links.ts';
import { canStillSign, sha256 } from './policy.ts';
import * as store from './store.ts';

/** What the contracts module does for a reservation: issue, send again, remind, void. */
export function makeContracts(ctx: Means & Pick<Context, 'pdf'>): Contracts {
  return {
    issue: async (trx, reservationId) => {
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
      await store.replaceContract(trx, reservationId, at);
      const contractId = await store.insertContract(trx, {
        reservationId,
        content: JSON.stringify(document),
        documentId,
        signers: signersOf(subject, occupants),
        language: subject.language,
        at,
      });
      for (const signer of await store.signersOf(trx, contractId)) {
        await store.addEvent(trx, signer, { kind: 'sent', at, detail: signer.email });
        await mailLink(trx, ctx, signer, subject, signer.position === 1 ? 'contract' : 'contract-occupant');
      }
    },
    resend: async (trx, reservationId) => {
      await store.setUnsigned(trx, reservationId, 'sent');
      await mailUnsigned(trx, ctx, reservationId, 'contract');
    },
    remind: async (trx, reservationId) => {
      await store.lockStay(trx, (await store.contractOf(trx, reservationId)) ?? refuse('not_found'));
      const subject = await store.findSubject(trx, reservationId);
      const { status } = (await store.contractOf(trx, reservationId)) ?? refuse('not_found');
      const problem = canStillSign({ ...subject, contract_status: status }, ctx.clock.now());
      if (problem) refuse(problem);
      await mailUnsigned(trx, ctx, reservationId, 'signing-reminder');
    },
    void: (trx, reservationId) => store.setUnsigned(trx, reservationId, 'void'),
  };
}

/** Fresh links for everybody who has not signed. */
async function mailUnsigned(trx: Trx, ctx: Means, reservationId: string, kind: LinkKind): Promise<void> {
  const contract = (await store.contractOf(trx, reservationId)) ?? refuse('not_found');
  if (contract.status === 'signed') refuse('contract_signed');
  if (contract.status === 'declined') refuse('contract_declined');
  const subject = await store.findSubject(trx, reservationId);
  const at = new Date(ctx.clock.now());
  for (const signer of await store.signersOf(trx, contract.id)) {
    if (signer.status === 'signed') continue;
    await store.addEvent(trx, signer, { kind: 'reminded', at, detail: signer.email });
    const worded = kind === 'contract' && signer.position > 1 ? 'contract-occupant' : kind;
    await mailLink(trx, ctx, signer, subject, worded, { asked: true });
  }
}

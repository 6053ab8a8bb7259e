import { inTransaction, type Context, type Db } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/implement.ts';
import type { ContractPdf, Trx } from '#server/ports.ts';
import type { ContractDocument } from './document.ts';
import { linkProblem, pngOf, sha256, tokenHash } from './policy.ts';
import { presentContract } from './present.ts';
import * as store from './store.ts';

type SignatureRecord = Parameters<ContractPdf['renderSigned']>[1];
type SignatureEvent = SignatureRecord['events'][number];
type Signed = {
  signature: { kind: 'drawn'; png: string } | { kind: 'typed'; text: string };
  timeZone: string;
};
type Signer = { ip: string; userAgent: string };

export const contracts: Handlers<'contracts'> = {
  get: async ({ params }, ctx) => presentContract(await usable(ctx.db, params.token, ctx)),
  pdf: async ({ params }, ctx) => {
    const linked = await usable(ctx.db, params.token, ctx);
    const id = linked.signed_document_id ?? linked.document_id;
    const { bytes } = (await store.findDocument(ctx.db, id)) ?? refuse('not_found');
    return { bytes, filename: `contract-${linked.code}.pdf` };
  },
  open: ({ params, ip, userAgent }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const linked = await usable(trx, params.token, ctx);
      await store.lockContract(trx, linked);
      const events = await store.eventsOf(trx, linked.id);
      if (linked.status !== 'sent' || events.some((event) => event.kind === 'opened')) return null;
      await store.addEvent(trx, linked.id, { kind: 'opened', at: new Date(ctx.clock.now()), ip, userAgent });
      return null;
    }),
  sign: ({ params, body, ip, userAgent }, ctx) =>
    inTransaction(ctx, async (trx) => {
      await store.lockContract(trx, await usable(trx, params.token, ctx));
      const linked = await usable(trx, params.token, ctx);
      if (linked.status !== 'signed') await sign(trx, ctx, linked, body, { ip, userAgent });
      return presentContract(await usable(trx, params.token, ctx));
    }),
};

/** The contract behind a signing link that still works. @throws Refusal that says why it does not. */
async function usable(db: Db, token: string, ctx: Context): Promise<store.LinkedContract> {
  const linked = (await store.findLinked(db, tokenHash(token))) ?? refuse('token_invalid');
  const problem = linkProblem(linked, ctx.clock.now());
  return problem ? refuse(problem) : linked;
}

/** Signs a contract that is held by `trx`: the signed file is made and kept, and the reservation hears of it. */
async function sign(
  trx: Trx,
  ctx: Context,
  linked: store.LinkedContract,
  { signature, timeZone }: Signed,
  { ip, userAgent }: Signer,
): Promise<void> {
  if (!linked.email_confirmed_at) refuse('email_not_confirmed');
  const mark: SignatureRecord['signature'] =
    signature.kind === 'typed'
      ? signature
      : { kind: 'drawn', png: pngOf(signature.png) ?? refuse('signature_required') };
  const at = new Date(ctx.clock.now());
  await store.addEvent(trx, linked.id, { kind: 'consented', at, ip, userAgent });
  await store.addEvent(trx, linked.id, { kind: 'signed', at, ip, userAgent });
  const events = await store.eventsOf(trx, linked.id);
  const record: SignatureRecord = {
    documentId: linked.document_id,
    signer: {
      name: linked.signer_name,
      email: linked.signer_email,
      phone: linked.signer_phone,
      ip,
      userAgent,
      timeZone,
    },
    signature: mark,
    signedAt: at.toISOString(),
    originalSha256: linked.sha256,
    events: events.map(presentEvent),
  };
  const bytes = await renderSigned(ctx, linked.content as ContractDocument, record);
  const hash = sha256(bytes);
  const documentId = await store.keepDocument(trx, { kind: 'signed-contract', sha256: hash, bytes, at });
  await store.setSigned(trx, linked.id, documentId, at);
  await ctx.life.signed(trx, linked.reservation_id);
}

/** A drawing that begins like a PNG can still be damaged; only the one who draws it can mend that. */
async function renderSigned(
  ctx: Context,
  document: ContractDocument,
  record: SignatureRecord,
): Promise<Uint8Array> {
  try {
    return await ctx.pdf.renderSigned(document, record);
  } catch (error) {
    if (record.signature.kind === 'typed') throw error;
    ctx.log('a drawn signature could not be set', error);
    return refuse('signature_required');
  }
}

function presentEvent(event: store.ContractEvent): SignatureEvent {
  return {
    kind: event.kind as SignatureEvent['kind'],
    at: event.at.toISOString(),
    ...(event.detail === null ? {} : { detail: event.detail }),
    ...(event.ip === null ? {} : { ip: event.ip }),
    ...(event.user_agent === null ? {} : { userAgent: event.user_agent }),
  };
}

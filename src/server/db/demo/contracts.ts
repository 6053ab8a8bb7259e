import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { makeContracts } from '#server/modules/contracts/issue.ts';
import type { ContractPdf, Trx } from '#server/ports.ts';

type ContractDocument = Parameters<ContractPdf['render']>[0];
type SignatureEvent = Parameters<ContractPdf['renderSigned']>[1]['events'][number];

const signer = {
  ip: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  timeZone: 'Asia/Seoul',
};
const SECOND_MS = 1000;

/** Issues the contract of a held stay as of its request, with a link that works in the member's mailbox. */
export async function issueContract(trx: Trx, ctx: Context, id: string, requested: number): Promise<void> {
  await makeContracts({ ...ctx, clock: { now: () => requested } }).issue(trx, id);
}

/** Issues the contract of a confirmed stay as of its request, whose mail is long read, and signs it with the member's name. */
export async function signContract(
  trx: Trx,
  ctx: Context,
  id: string,
  { requested, signed }: { requested: number; signed: number },
): Promise<void> {
  const outbox = { post: () => Promise.resolve() };
  await makeContracts({ ...ctx, outbox, clock: { now: () => requested } }).issue(trx, id);
  const contract = await trx
    .selectFrom('contracts as c')
    .innerJoin('documents as d', 'd.id', 'c.document_id')
    .selectAll('c')
    .select('d.sha256')
    .where('c.reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  const events = eventsUntil(signed);
  const bytes = await ctx.pdf.renderSigned(contract.content as ContractDocument, {
    documentId: contract.document_id,
    signer: {
      name: contract.signer_name,
      email: contract.signer_email,
      phone: contract.signer_phone,
      ...signer,
    },
    signature: { kind: 'typed', text: contract.signer_name },
    signedAt: new Date(signed).toISOString(),
    originalSha256: contract.sha256,
    events: [
      { at: new Date(requested).toISOString(), kind: 'sent', detail: contract.signer_email },
      ...events,
    ],
  });
  const documentId = randomUUID();
  const at = new Date(signed);
  await trx
    .insertInto('documents')
    .values({
      id: documentId,
      kind: 'signed-contract',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      created_at: at,
    })
    .execute();
  await trx
    .updateTable('contracts')
    .set({ status: 'signed', signed_document_id: documentId, signed_at: at })
    .where('id', '=', contract.id)
    .execute();
  await trx
    .insertInto('contract_events')
    .values(
      events.map((event, index) => ({
        id: randomUUID(),
        contract_id: contract.id,
        seq: index + 2,
        kind: event.kind,
        at: new Date(event.at),
        ip: signer.ip,
        user_agent: signer.userAgent,
      })),
    )
    .execute();
}

function eventsUntil(signed: number): SignatureEvent[] {
  const event = (kind: SignatureEvent['kind'], secondsBefore: number): SignatureEvent => ({
    at: new Date(signed - secondsBefore * SECOND_MS).toISOString(),
    kind,
    ip: signer.ip,
    userAgent: signer.userAgent,
  });
  return [event('opened', 260), event('consented', 15), event('signed', 0)];
}

import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { makeContracts } from '#server/modules/contracts/issue.ts';
import { signedFile } from '#server/modules/contracts/sign.ts';
import type { Trx } from '#server/ports/database.ts';

const device = {
  ip: '203.0.113.24',
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
};
const SECOND_MS = 1000;

/** Issues the contract of a held stay as of its request, with a link that works in everybody's mailbox. */
export async function issueContract(trx: Trx, ctx: Context, id: string, requested: number): Promise<void> {
  await makeContracts({ ...ctx, clock: { now: () => requested } }).issue(trx, id);
}

/** Issues the contract of a confirmed stay as of its request, whose mail is long read, and signs it with the names of all who live there. */
export async function signContract(
  trx: Trx,
  ctx: Context,
  id: string,
  { requested, signed }: { requested: number; signed: number },
): Promise<void> {
  const outbox = { post: () => Promise.resolve(), withdraw: () => Promise.resolve(false) };
  await makeContracts({ ...ctx, outbox, clock: { now: () => requested } }).issue(trx, id);
  const contract = await trx
    .selectFrom('contracts as c')
    .innerJoin('documents as d', 'd.id', 'c.document_id')
    .selectAll('c')
    .select('d.sha256')
    .where('c.reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  const at = new Date(signed);
  const signers = await trx
    .updateTable('contract_signers')
    .set((eb) => ({
      status: 'signed',
      mark_kind: 'typed',
      mark_text: eb.ref('name'),
      signed_at: at,
      time_zone: 'Asia/Seoul',
      ...device,
    }))
    .where('contract_id', '=', contract.id)
    .returningAll()
    .execute();
  signers.sort((a, b) => a.position - b.position);
  const events = signers.flatMap((signer) =>
    [
      { kind: 'opened', secondsBefore: 260 - signer.position },
      { kind: 'consented', secondsBefore: 15 - signer.position },
      { kind: 'signed', secondsBefore: signers.length - signer.position },
    ].map(({ kind, secondsBefore }) => ({ kind, secondsBefore, signer_id: signer.id })),
  );
  await trx
    .insertInto('contract_events')
    .values(
      events
        .toSorted((a, b) => b.secondsBefore - a.secondsBefore)
        .map(({ kind, secondsBefore, signer_id }, index) => ({
          id: randomUUID(),
          contract_id: contract.id,
          signer_id,
          seq: signers.length + index + 1,
          kind,
          at: new Date(signed - secondsBefore * SECOND_MS),
          ip: device.ip,
          user_agent: device.user_agent,
        })),
    )
    .execute();
  const bytes = await signedFile(trx, ctx, contract, signers, at);
  const documentId = randomUUID();
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
}

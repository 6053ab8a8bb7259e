import type { SignerIdentity } from '#contract/contracts.ts';
import { isId } from '#contract/rules/id.ts';
import type { Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { decline } from './decline.ts';
import { invitation, mailLink } from './links.ts';
import { isSha256, linkProblem, tokenHash } from './policy.ts';
import { presentContract, presentVerification } from './present.ts';
import {
  contractFile,
  findBySha256,
  findLinked,
  lastIdentity,
  typedNames,
  type LinkedContract,
} from './read-store.ts';
import { remind } from './reminders.ts';
import { sign } from './sign.ts';
import * as store from './store.ts';

export const contracts: Handlers<'contracts'> = {
  get: async ({ params }, ctx) => view(ctx.db, params.token, ctx),
  pdf: async ({ params }, ctx) => {
    const linked = await usable(ctx.db, params.token, ctx);
    const id = linked.signed_document_id ?? linked.document_id;
    const { bytes } = (await store.findDocument(ctx.db, id)) ?? refuse('not_found');
    return { bytes, filename: `contract-${linked.code}.pdf` };
  },
  text: async ({ params }, ctx) => {
    const linked = await usable(ctx.db, params.token, ctx);
    const id = linked.signed_document_id ?? linked.document_id;
    return (await store.findText(ctx.db, id)) ?? refuse('not_found');
  },
  open: ({ params, ip, userAgent }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const linked = await held(trx, params.token, ctx);
      if (linked.status !== 'sent' || linked.signer_status !== 'sent') return null;
      const signer = { id: linked.signer_id, contract_id: linked.id };
      await store.changeSigner(trx, signer.id, { status: 'opened' });
      await store.addEvent(trx, signer, { kind: 'opened', at: new Date(ctx.clock.now()), ip, userAgent });
      return null;
    }),
  chooseLanguage: ({ params, body }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const linked = await held(trx, params.token, ctx);
      await spendAllowance(ctx, 'languagesOfSigner', linked.signer_id, trx);
      await setLanguage(trx, ctx, linked, body.language);
      return view(trx, params.token, ctx);
    }),
  sign: ({ params, body, ip, userAgent }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const linked = await held(trx, params.token, ctx, (own) => tellOwn(trx, own, ctx, body.identity));
      if (linked.status === 'declined') refuse('contract_declined');
      if (linked.signer_status !== 'signed') {
        if (body.language) await setLanguage(trx, ctx, linked, body.language);
        await sign(trx, ctx, linked, { signed: body, from: { ip, userAgent } });
      }
      return view(trx, params.token, ctx);
    }),
  decline: ({ params, body, ip, userAgent }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const linked = await held(trx, params.token, ctx);
      if (linked.signer_status === 'signed') refuse('contract_signed');
      if (linked.signer_status !== 'declined') {
        if (linked.status === 'declined') refuse('contract_declined');
        await decline(trx, ctx, linked, { reason: body.reason, ip, userAgent });
      }
      return view(trx, params.token, ctx);
    }),
  renew: ({ params }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const linked = (await findLinked(trx, tokenHash(params.token))) ?? refuse('token_invalid');
      const problem = linkProblem(linked, ctx.clock.now());
      if (problem !== null && problem !== 'token_expired') refuse(problem);
      if (linked.status === 'declined') refuse('contract_declined');
      const signers = await store.signersOf(trx, linked.id);
      const signer = signers.find(({ id }) => id === linked.signer_id) ?? refuse('not_found');
      const worded = linked.status === 'signed' ? 'contract-signed' : invitation(signer);
      await mailLink(trx, ctx, signer, { subject: linked, kind: worded, asked: true, own: true });
      return null;
    }),
  verify: async ({ params, ip }, ctx) => {
    await spendAllowance(ctx, 'fileLookUpsOfAddress', networkOf(ip));
    if (!isSha256(params.sha256)) return refuse('invalid_input');
    const found = await findBySha256(ctx.db, params.sha256.toLowerCase());
    return presentVerification(found, ctx.clock.now());
  },
};

export const adminContracts: Handlers<'adminReservations'> = {
  remind: async (input, ctx) => {
    const { id } = input.params;
    if (!isId(id)) return refuse('not_found');
    await inTransaction(ctx, (trx) => remind(trx, ctx, id, input));
    return null;
  },
  contract: async ({ params }, ctx) => {
    const file = (isId(params.id) && (await contractFile(ctx.db, params.id))) || refuse('not_found');
    return { bytes: file.bytes, filename: `contract-${file.code}.pdf` };
  },
};

/**
 * Finds the contract behind a signing link.
 * @throws Refusal that says why the link no longer works
 */
async function usable(db: Db, token: string, ctx: Context): Promise<LinkedContract> {
  const linked = (await findLinked(db, tokenHash(token))) ?? refuse('token_invalid');
  const problem = linkProblem(linked, ctx.clock.now());
  return problem ? refuse(problem) : linked;
}

/**
 * Finds the contract like {@link usable} and locks it until the transaction ends. `before` runs first, because accounts are locked before
 * reservations.
 */
async function held(
  trx: Trx,
  token: string,
  ctx: Context,
  before?: (linked: LinkedContract) => Promise<void>,
): Promise<LinkedContract> {
  const linked = await usable(trx, token, ctx);
  await before?.(linked);
  await ctx.reservations.lock(trx, linked.reservation_id);
  await store.lockContract(trx, linked.id);
  return usable(trx, token, ctx);
}

/**
 * Confirms the account's address when its first signer signs: only a mail to that address contains the link
 * (docs/specification.md#reservation-life-cycle). It does not happen when the page opens, because mail scanners open links too. A date of birth
 * missing from the account is stored. Both are rolled back if the signature is refused.
 */
async function tellOwn(
  trx: Trx,
  { status, position, account_id, signer_email }: LinkedContract,
  ctx: Context,
  { birthDate }: SignerIdentity,
): Promise<void> {
  if (status !== 'sent' || position !== 1 || account_id === null) return;
  await ctx.accounts.confirmAddress(trx, account_id, signer_email, new Date(ctx.clock.now()));
  await ctx.accounts.complete(trx, account_id, { birthDate });
}

async function setLanguage(
  trx: Trx,
  ctx: Context,
  { position, reservation_id, signer_name: name, signer_email: email, signer_language }: LinkedContract,
  language: Language,
): Promise<void> {
  if (position === 1) return;
  if (language !== signer_language) await store.setLanguage(trx, reservation_id, { name, email }, language);
  await ctx.reservations.setOwnLanguage(trx, reservation_id, { name, email }, language);
}

async function view(db: Db, token: string, ctx: Context) {
  const linked = await usable(db, token, ctx);
  const signers = await store.signersOf(db, linked.id);
  return presentContract(linked, signers, await lastIdentity(db, linked), await typedNames(db, linked));
}

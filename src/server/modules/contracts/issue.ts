import type { Occupant } from '#contract/reservations/requests.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Contracts, SignedContract } from '#server/ports/contracts.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import {
  contractDocument,
  signersOf,
  type ContractDocument,
  type DocumentInstalment,
  type DocumentOccupant,
} from './document.ts';
import { directLink, invitation, mailLink, type LinkKind, type Dependencies } from './links.ts';
import { sha256 } from './policy.ts';
import { presentIdentity } from './present.ts';
import {
  contractFile,
  contractInForce,
  contractOf,
  findSubject,
  instalmentsOf,
  occupantsOf,
} from './read-store.ts';
import * as store from './store.ts';

export function makeContracts(ctx: Dependencies & Pick<Context, 'pdf'>): Contracts {
  return {
    issue: async (trx, reservationId, as) => {
      const subject = await findSubject(trx, reservationId);
      const occupants = as?.occupants ? as.occupants.map(occupantRow) : await occupantsOf(trx, reservationId);
      const instalments = as?.schedule
        ? as.schedule.map(instalmentRow)
        : await instalmentsOf(trx, reservationId);
      const at = new Date(ctx.clock.now());
      const document = contractDocument(subject, occupants, instalments, at.toISOString());
      const { bytes, blocks } = await ctx.pdf.render(document);
      const documentId = await store.storeDocument(trx, {
        kind: 'contract',
        sha256: sha256(bytes),
        bytes,
        blocks,
        at,
      });
      await store.replaceContract(trx, reservationId, at);
      const contractId = await store.insertContract(trx, {
        reservationId,
        content: JSON.stringify(document),
        documentId,
        signers: signersOf(subject, occupants),
        at,
      });
      for (const signer of await store.signersOf(trx, contractId)) {
        await store.addEvent(trx, signer, { kind: 'sent', at, detail: signer.email });
        await mailLink(trx, ctx, signer, { subject, kind: invitation(signer) });
      }
    },
    resend: async (trx, reservationId) => {
      await store.setUnsigned(trx, reservationId, 'sent');
      await mailUnsigned(trx, ctx, reservationId, 'contract');
    },
    file: contractFile,
    signedContract,
    link: (trx, reservationId) => linkOfBooker(trx, ctx, reservationId),
    restore: (trx, reservationId) => store.restoreContract(trx, reservationId, new Date(ctx.clock.now())),
    identities: async (db, contractId) =>
      contractId === null ? [] : (await store.signersOf(db, contractId)).map(presentIdentity),
    void: (trx, reservationId) => store.setUnsigned(trx, reservationId, 'void'),
  };
}

async function signedContract(db: Db, reservationId: string): Promise<SignedContract | undefined> {
  const row = await contractInForce(db, reservationId);
  if (!row?.signed_at) return undefined;
  const signers = await store.signersOf(db, row.id);
  return {
    id: row.id,
    signedAt: row.signed_at,
    document: row.content as ContractDocument,
    signers: signers.map((signer) => ({
      position: signer.position,
      name: signer.name,
      identity: presentIdentity(signer),
    })),
  };
}

function occupantRow(person: Occupant, index: number): DocumentOccupant {
  return {
    position: index + 1,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_country: person.phoneCountry,
    phone: person.phone,
    language: person.language ?? null,
  };
}

function instalmentRow(part: Instalment, index: number): DocumentInstalment {
  return {
    seq: index + 1,
    due_on: part.dueOn,
    period_from: part.from,
    period_to: part.to,
    deposit: part.deposit,
    bedding: part.bedding,
    amount: part.amount,
    amount_usd_cents: part.amountUsdCents,
  };
}

/**
 * Makes a signing link for the member who booked, without a mail.
 * @throws Refusal contract_signed, contract_declined or too_many_requests
 */
async function linkOfBooker(trx: Trx, ctx: Dependencies, reservationId: string): Promise<string> {
  const contract = (await contractOf(trx, reservationId)) ?? refuse('not_found');
  if (contract.status === 'declined') refuse('contract_declined');
  const [booker] = await store.signersOf(trx, contract.id);
  if (!booker) return refuse('not_found');
  if (contract.status === 'signed' || booker.status === 'signed') refuse('contract_signed');
  return directLink(trx, ctx, booker, await findSubject(trx, reservationId));
}

/**
 * Mails a new link to everybody who has not signed.
 * @throws Refusal contract_signed, contract_declined or too_many_requests
 */
export async function mailUnsigned(
  trx: Trx,
  ctx: Dependencies,
  reservationId: string,
  kind: LinkKind,
): Promise<void> {
  const contract = (await contractOf(trx, reservationId)) ?? refuse('not_found');
  if (contract.status === 'signed') refuse('contract_signed');
  if (contract.status === 'declined') refuse('contract_declined');
  const subject = await findSubject(trx, reservationId);
  const at = new Date(ctx.clock.now());
  for (const signer of await store.signersOf(trx, contract.id)) {
    if (signer.status === 'signed') continue;
    await store.addEvent(trx, signer, { kind: 'reminded', at, detail: signer.email });
    const worded = kind === 'contract' ? invitation(signer) : kind;
    await mailLink(trx, ctx, signer, { subject, kind: worded, asked: true });
  }
}

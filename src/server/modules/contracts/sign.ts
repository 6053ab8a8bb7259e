import type { SignerIdentity } from '#contract/contracts.ts';
import { isBirthDate } from '#contract/rules/people/birth-date.ts';
import { isOldEnough } from '#contract/rules/people/consent-age.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isSignatureOf, passportName } from '#contract/rules/people/passport-name.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { refuse } from '#server/http/api/errors.ts';
import { nationalityInWords } from '#server/platform/documents/nationality.ts';
import type { ContractFile, ContractPdf } from '#server/ports/documents/pdf.ts';
import type { ContractDocument } from './document.ts';
import { mailLink } from './links.ts';
import { presentIdentity } from './present.ts';
import { pngOf, sha256, signerAs } from './policy.ts';
import type { LinkedContract } from './read-store.ts';
import * as store from './store.ts';

type SignatureRecord = Parameters<ContractPdf['renderSigned']>[1];
type SignerRecord = SignatureRecord['signers'][number];
export type Signed = {
  identity: SignerIdentity;
  signature: { kind: 'drawn'; png: string } | { kind: 'typed'; text: string };
  timeZone: string;
};
export type From = { ip: string; userAgent: string };

/**
 * Signs a contract, locked by `trx`, for one signer. The last signature makes, seals and stores the signed file, informs the reservations module and
 * mails everybody a link to the file.
 * @throws Refusal `email_not_confirmed`, `birth_date_invalid`, `signature_mismatch` if the typed name is not the signer's, `signature_required`
 */
export async function sign(
  trx: Trx,
  ctx: Context,
  linked: LinkedContract,
  { signed: { identity, signature, timeZone }, from: { ip, userAgent } }: { signed: Signed; from: From },
): Promise<void> {
  if (linked.position === 1 && !linked.email_confirmed_at) refuse('email_not_confirmed');
  const signer = { id: linked.signer_id, contract_id: linked.id };
  const at = new Date(ctx.clock.now());
  if (!isBirthDate(identity.birthDate, seoulDate(at.getTime())))
    refuse('birth_date_invalid', {}, { 'identity.birthDate': 'birth_date_invalid' });
  if (linked.position === 1 && !isOldEnough(identity.birthDate, seoulDate(at.getTime())))
    refuse('too_young', {}, { 'identity.birthDate': 'too_young' });
  const names = [linked.signer_name, passportName(identity)];
  if (signature.kind === 'typed' && !isSignatureOf(signature.text, names))
    refuse('signature_mismatch', {}, { signature: 'signature_mismatch' });
  const mark = await markOf(ctx, signature);
  await store.addEvent(trx, signer, { kind: 'consented', at, ip, userAgent });
  await store.addEvent(trx, signer, { kind: 'signed', at, ip, userAgent });
  await store.changeSigner(trx, signer.id, {
    ...mark,
    passport_surname: identity.surname,
    passport_given_names: identity.givenNames,
    nationality: identity.nationality,
    birth_date: identity.birthDate,
    status: 'signed',
    signed_at: at,
    ip,
    user_agent: userAgent,
    time_zone: timeZone,
  });
  const signers = await store.signersOf(trx, linked.id);
  if (signers.every(({ status }) => status === 'signed')) await complete(trx, ctx, linked, { signers, at });
}

/**
 * Checks a drawn signature by decoding it, because a file with a PNG header may still be damaged.
 * @throws Refusal signature_required
 */
async function markOf(ctx: Context, signature: Signed['signature']) {
  if (signature.kind === 'typed') return { mark_kind: 'typed' as const, mark_text: signature.text };
  const drawn = pngOf(signature.png) ?? refuse('signature_required');
  const png = (await ctx.pdf.picture(drawn)) ?? refuse('signature_required');
  return { mark_kind: 'drawn' as const, mark_png: png };
}

async function complete(
  trx: Trx,
  ctx: Context,
  linked: LinkedContract,
  { signers, at }: { signers: store.SignerRow[]; at: Date },
): Promise<void> {
  const { bytes, blocks } = await signedFile(trx, ctx, linked, { signers, at });
  const documentId = await store.storeDocument(trx, {
    kind: 'signed-contract',
    sha256: sha256(bytes),
    bytes,
    blocks,
    at,
  });
  await store.setSigned(trx, linked.id, documentId, at);
  await ctx.reservations.signed(trx, linked.reservation_id, signerAs(linked));
  for (const signer of signers)
    await mailLink(trx, ctx, signer, { subject: linked, kind: 'contract-signed' });
}

export async function signedFile(
  db: Db,
  ctx: Pick<Context, 'pdf' | 'sealer' | 'config'>,
  contract: Pick<LinkedContract, 'id' | 'content' | 'document_id' | 'sha256'>,
  { signers, at }: { signers: store.SignerRow[]; at: Date },
): Promise<ContractFile> {
  const events = await store.eventsOf(db, contract.id);
  const places = new Map(signers.map((signer) => [signer.id, signer.position]));
  const document = contract.content as ContractDocument;
  const record: SignatureRecord = {
    documentId: contract.document_id,
    originalSha256: contract.sha256,
    signedAt: at.toISOString(),
    verifyAt: `${ctx.config.publicUrl}/verify`,
    signers: signers.map((signer) => ({
      name: signer.name,
      identity: identityOf(signer),
      email: signer.email,
      phone: signer.phone,
      ip: signer.ip ?? '',
      userAgent: signer.user_agent ?? '',
      timeZone: signer.time_zone ?? '',
      signedAt: (signer.signed_at ?? at).toISOString(),
      signature:
        signer.mark_png === null
          ? { kind: 'typed', text: signer.mark_text ?? signer.name }
          : { kind: 'drawn', png: signer.mark_png },
    })),
    events: events.map((event) => presentEvent(event, places.get(event.signer_id ?? '') ?? 1)),
  };
  const { bytes, blocks } = await ctx.pdf.renderSigned(document, record);
  return {
    bytes: await ctx.sealer.seal(bytes, { at, reason: `Rental contract ${document.reference}` }),
    blocks,
  };
}

/** Returns a signer's identity as printed in the contract; null if they signed before it was asked for. */
function identityOf(signer: store.SignerRow): SignerRecord['identity'] {
  const identity = presentIdentity(signer);
  if (!identity) return null;
  const { nationality, birthDate } = identity;
  return { name: passportName(identity), nationality: nationalityInWords(nationality), birthDate };
}

function presentEvent(event: store.ContractEvent, signer: number): SignatureRecord['events'][number] {
  return {
    kind: event.kind as SignatureRecord['events'][number]['kind'],
    at: event.at.toISOString(),
    signer,
    ...(event.detail === null ? {} : { detail: event.detail }),
    ...(event.ip === null ? {} : { ip: event.ip }),
    ...(event.user_agent === null ? {} : { userAgent: event.user_agent }),
  };
}

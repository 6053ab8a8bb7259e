import * as v from 'valibot';
import { get, post } from './endpoint.ts';
import { Bilingual, Instant, PlainDate, TypedSignature, Won } from './shared.ts';
import { contractStatuses, signerStatuses } from './vocabulary.ts';

/** What the holder of a signing link sees. */
export const SigningView = v.object({
  reference: v.string(),
  /** `signed` once everybody has signed; `declined` once anybody has declined. */
  status: v.picklist(contractStatuses),
  signerName: v.string(),
  signerStatus: v.picklist(signerStatuses),
  /** The member who booked signs as the first, and pays. */
  isBooker: v.boolean(),
  signers: v.pipe(v.number(), v.description('How many sign this contract')),
  signed: v.pipe(v.number(), v.description('How many of them have signed')),
  listingName: Bilingual,
  checkIn: PlainDate,
  checkOut: PlainDate,
  total: Won,
  expiresAt: Instant,
  signedAt: v.nullable(Instant),
  sha256: v.string(),
  /** Known to the member who booked alone. */
  reservationId: v.nullable(v.string()),
});
export type SigningView = v.InferOutput<typeof SigningView>;

/** What anyone may know of a file by its SHA-256; never who signed it. */
export const Verification = v.variant('known', [
  v.object({ known: v.literal(false) }),
  v.object({
    known: v.literal(true),
    /** The file that was sent to be signed, or the one with the signatures and our seal. */
    kind: v.picklist(['original', 'signed']),
    reference: v.string(),
    /** When this file was made: issued, or sealed. */
    madeAt: Instant,
    signers: v.number(),
    /** What has become of the contract that the file is of. */
    contract: v.picklist(['waiting', 'in-force', 'ended', 'replaced', 'declined', 'void']),
  }),
]);
export type Verification = v.InferOutput<typeof Verification>;

const Drawn = v.object({
  kind: v.literal('drawn'),
  /** A PNG as a data URL, at most 200 kB. */
  png: v.pipe(
    v.string(),
    v.startsWith('data:image/png;base64,', 'signature_required'),
    v.maxLength(280_000, 'payload_too_large'),
  ),
});
const Typed = v.object({ kind: v.literal('typed'), text: TypedSignature });

export const contracts = {
  get: get('/v1/contracts/{token}', 'token', {
    summary: 'What a signing link is for; changes nothing',
    data: SigningView,
    addition: true,
  }),
  pdf: get('/v1/contracts/{token}/pdf', 'token', {
    summary: 'The contract to read, signed once everybody has signed',
    file: 'application/pdf',
    addition: true,
  }),
  open: post('/v1/contracts/{token}/open', 'token', {
    summary: 'Record that the signer opened the document',
    data: v.null(),
    addition: true,
  }),
  sign: post('/v1/contracts/{token}/sign', 'token', {
    summary: 'Consent and sign; the contract is signed once everybody has',
    body: v.object({
      consent: v.literal(true, 'consent_required'),
      signature: v.variant('kind', [Drawn, Typed], 'signature_required'),
      timeZone: v.pipe(v.string(), v.maxLength(64)),
    }),
    data: SigningView,
    addition: true,
  }),
  decline: post('/v1/contracts/{token}/decline', 'token', {
    summary: 'Decline to sign: the request is cancelled and whatever was paid goes back in full',
    body: v.object({
      reason: v.pipe(
        v.string('reason_required'),
        v.trim(),
        v.minLength(1, 'reason_required'),
        v.maxLength(500, 'text_too_long'),
      ),
    }),
    data: SigningView,
    addition: true,
  }),
  renew: post('/v1/contracts/{token}/renew', 'token', {
    summary: 'Mail a fresh link to the signer whose link has expired, at the address the first one went to',
    data: v.null(),
    addition: true,
  }),
  verify: get('/v1/contracts/verify/{sha256}', 'public', {
    summary: 'Whether a file with this SHA-256 is one of our contracts, and what has become of it',
    data: Verification,
    addition: true,
  }),
};

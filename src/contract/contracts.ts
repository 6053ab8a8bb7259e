import * as v from 'valibot';
import { get, post } from './endpoint.ts';
import { Bilingual, Instant, PlainDate, Won } from './shared.ts';

/** What the holder of a signing link sees. */
export const SigningView = v.object({
  reference: v.string(),
  status: v.picklist(['sent', 'signed', 'declined', 'void']),
  signerName: v.string(),
  listingName: Bilingual,
  checkIn: PlainDate,
  checkOut: PlainDate,
  total: Won,
  expiresAt: Instant,
  signedAt: v.nullable(Instant),
  sha256: v.string(),
  reservationId: v.string(),
});
export type SigningView = v.InferOutput<typeof SigningView>;

const Drawn = v.object({
  kind: v.literal('drawn'),
  /** A PNG as a data URL, at most 200 kB. */
  png: v.pipe(
    v.string(),
    v.startsWith('data:image/png;base64,', 'signature_required'),
    v.maxLength(280_000, 'payload_too_large'),
  ),
});
const Typed = v.object({
  kind: v.literal('typed'),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'signature_required'), v.maxLength(300, 'text_too_long')),
});

export const contracts = {
  get: get('/v1/contracts/{token}', 'token', {
    summary: 'What a signing link is for; changes nothing',
    data: SigningView,
    addition: true,
  }),
  pdf: get('/v1/contracts/{token}/pdf', 'token', {
    summary: 'The contract to read, signed once it is',
    file: 'application/pdf',
    addition: true,
  }),
  open: post('/v1/contracts/{token}/open', 'token', {
    summary: 'Record that the signer opened the document',
    data: v.null(),
    addition: true,
  }),
  sign: post('/v1/contracts/{token}/sign', 'token', {
    summary: 'Consent and sign',
    body: v.object({
      consent: v.literal(true, 'consent_required'),
      signature: v.variant('kind', [Drawn, Typed], 'signature_required'),
      timeZone: v.pipe(v.string(), v.maxLength(64)),
    }),
    data: SigningView,
    addition: true,
  }),
};

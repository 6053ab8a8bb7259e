import * as v from 'valibot';
import { ContractText } from './contract-text.ts';
import { get, post } from './endpoint.ts';
import { isNationality } from './rules/people/nationalities.ts';
import { isPassportName, tidyPassportName } from './rules/people/passport-name.ts';
import { BirthDate, Bilingual, Instant, Language, PlainDate, TypedSignature, Won } from './shared.ts';
import { isTimeZone } from './rules/time-zone.ts';
import { contractStatuses, signerStatuses } from './vocabulary.ts';

const PassportWords = v.pipe(v.string('passport_name_invalid'), v.transform(tidyPassportName));
const isWord = v.check(isPassportName, 'passport_name_invalid');

/** The signer as in their passport; asked at signing, not at booking. */
const Identity = v.object({
  surname: v.pipe(PassportWords, isWord, v.description('As in the machine-readable zone: A to Z and spaces')),
  givenNames: v.pipe(
    PassportWords,
    v.check((text) => text === '' || isPassportName(text), 'passport_name_invalid'),
    v.description('As in the machine-readable zone; empty where the passport has none'),
  ),
  nationality: v.pipe(
    v.string('nationality_required'),
    v.check(isNationality, 'nationality_required'),
    v.description('ISO 3166-1 alpha-2, or `XXA` for stateless'),
  ),
  birthDate: BirthDate,
});

export const SignerIdentity = v.object({
  surname: v.string(),
  givenNames: v.string(),
  nationality: v.pipe(v.string(), v.description('ISO 3166-1 alpha-2, or `XXA` for stateless')),
  birthDate: PlainDate,
});
export type SignerIdentity = v.InferOutput<typeof SignerIdentity>;

export const SigningView = v.object({
  reference: v.string(),
  status: v.pipe(
    v.picklist(contractStatuses),
    v.description('`signed` once everybody has signed, `declined` once anybody has declined'),
  ),
  signerName: v.string(),
  signerStatus: v.picklist(signerStatuses),
  isBooker: v.pipe(v.boolean(), v.description('The member who booked signs first, and pays')),
  language: v.pipe(Language, v.description('In which the signer is written to, and the page opens')),
  signers: v.pipe(v.number(), v.description('How many sign this contract')),
  signed: v.pipe(v.number(), v.description('How many of them have signed')),
  listingName: Bilingual,
  checkIn: PlainDate,
  checkOut: PlainDate,
  total: Won,
  expiresAt: Instant,
  signedAt: v.nullable(Instant),
  sha256: v.pipe(
    v.string(),
    v.description('Of the file that the link downloads: the signed one once there is one'),
  ),
  reservationId: v.nullable(v.pipe(v.string(), v.description('For the member who booked alone'))),
  isPaid: v.pipe(v.boolean(), v.description('The first payment is made')),
  declineEnds: v.pipe(
    v.nullable(v.picklist(['request', 'change'])),
    v.description(
      'What ends where somebody declines: the request, or only a change of a confirmed stay; null where nobody can decline',
    ),
  ),
  known: v.pipe(
    v.object({
      surname: v.string(),
      givenNames: v.string(),
      nationality: v.string(),
      birthDate: v.string(),
    }),
    v.description('What we know of the signer already, to be confirmed; empty where we do not'),
  ),
});
export type SigningView = v.InferOutput<typeof SigningView>;

/** Public facts about a contract file, found by its SHA-256. They never include the signers' names. */
export const Verification = v.variant('known', [
  v.object({ known: v.literal(false) }),
  v.object({
    known: v.literal(true),
    kind: v.pipe(
      v.picklist(['original', 'signed']),
      v.description('The file that was sent to be signed, or the one with the signatures and our seal'),
    ),
    reference: v.string(),
    madeAt: v.pipe(Instant, v.description('Instant at which this file was issued or sealed')),
    signers: v.number(),
    contract: v.pipe(
      v.picklist(['waiting', 'in-force', 'ended', 'replaced', 'declined', 'void']),
      v.description('State of the contract that the file belongs to'),
    ),
  }),
]);
export type Verification = v.InferOutput<typeof Verification>;

const Drawn = v.object({
  kind: v.literal('drawn'),
  png: v.pipe(
    v.string(),
    v.description('A PNG as a data URL, at most 200 kB'),
    v.startsWith('data:image/png;base64,', 'signature_required'),
    v.maxLength(280_000, 'payload_too_large'),
  ),
});
const Typed = v.object({ kind: v.literal('typed'), text: TypedSignature });

export const SignatureRequest = v.object({
  consent: v.literal(true, 'consent_required'),
  identity: Identity,
  signature: v.variant('kind', [Drawn, Typed], 'signature_required'),
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'invalid_input')),
  language: v.pipe(
    v.optional(Language),
    v.description('Of the page on which an occupant signs: they are written to in it from then on'),
  ),
});
export const LanguageChoice = v.object({ language: Language });
export const ContractDecline = v.object({
  reason: v.pipe(
    v.string('reason_required'),
    v.trim(),
    v.minLength(1, 'reason_required'),
    v.maxLength(500, 'text_too_long'),
  ),
});

export const contracts = {
  get: get('/v1/contracts/{token}', 'token', {
    summary: 'Get the contract behind a signing link',
    description: 'Changes nothing: mail programs that open links in advance do no harm.',
    data: SigningView,
    addition: true,
  }),
  pdf: get('/v1/contracts/{token}/pdf', 'token', {
    summary: 'Download the contract to sign',
    description: 'The contract as PDF, with the signatures and our seal once everybody has signed.',
    file: 'application/pdf',
    addition: true,
  }),
  text: get('/v1/contracts/{token}/text', 'token', {
    summary: 'Read the text of the contract to sign',
    description:
      'What stands in the file that the link downloads, for small screens, with the hash of that file.',
    data: ContractText,
    addition: true,
  }),
  open: post('/v1/contracts/{token}/open', 'token', {
    summary: 'Record that the signer opened the contract',
    description: 'The time stands in the certificate of the signed contract.',
    data: v.null(),
    addition: true,
  }),
  chooseLanguage: post('/v1/contracts/{token}/language', 'token', {
    summary: 'Choose the language of a signer',
    description:
      'An occupant is written to in it from then on, whatever the member asked for. It changes nothing for the member who booked, who is written to in the language of the account. So many times an hour.',
    body: LanguageChoice,
    data: SigningView,
    addition: true,
  }),
  sign: post('/v1/contracts/{token}/sign', 'token', {
    summary: 'Sign the contract',
    description:
      'Consents to signing electronically and signs, drawn or typed; what is typed is a name of the signer, as booked or as in the passport. The contract is sealed once everybody has signed; with the first payment made, the reservation is confirmed.',
    body: SignatureRequest,
    data: SigningView,
    addition: true,
  }),
  decline: post('/v1/contracts/{token}/decline', 'token', {
    summary: 'Decline to sign',
    description: 'Cancels the reservation; every payment goes back in full.',
    body: ContractDecline,
    data: SigningView,
    addition: true,
  }),
  renew: post('/v1/contracts/{token}/renew', 'token', {
    summary: 'Mail a new link for one that expired',
    description: 'To the address that the first link went to, never to another one.',
    data: v.null(),
    addition: true,
  }),
  verify: get('/v1/contracts/verify/{sha256}', 'public', {
    summary: 'Verify a contract file',
    description:
      'Tells if a file with this SHA-256 is one of our contracts, and in which state the contract is. Names nobody.',
    data: Verification,
    addition: true,
  }),
};

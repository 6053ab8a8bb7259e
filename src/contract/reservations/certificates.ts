import * as v from 'valibot';
import { get, post } from '../endpoint.ts';
import { isPassportNumber, tidyPassportNumber } from '../rules/people/passport-number.ts';
import { Bilingual, Id, Instant, PlainDate } from '../shared.ts';
import { certificateObstacles, certificateStates } from '../vocabulary.ts';

const State = v.pipe(
  v.picklist(certificateStates),
  v.description(
    '`valid` until the stay has ended as agreed, then `ended`; `replaced` once a newer contract holds, `withdrawn` once the stay was cancelled, ended early or has no home',
  ),
);
const Since = v.pipe(
  v.nullable(Instant),
  v.description('Since when it is replaced or withdrawn; null for any other'),
);

export const Certificate = v.object({
  id: Id,
  code: v.pipe(v.string(), v.description('By which anybody checks it, in groups of four')),
  position: v.pipe(v.number(), v.description('Number of the occupant, from 1')),
  name: v.pipe(v.nullable(v.string()), v.description('As the certificate prints it')),
  from: PlainDate,
  to: PlainDate,
  issuedAt: Instant,
  state: State,
  since: Since,
  hasPassportNumber: v.boolean(),
  hasFile: v.pipe(v.boolean(), v.description('False once the file has been erased')),
});
export type Certificate = v.InferOutput<typeof Certificate>;

export const ReservationCertificates = v.object({
  obstacle: v.pipe(
    v.nullable(v.picklist(certificateObstacles)),
    v.description('What stands against issuing one now'),
  ),
  occupants: v.array(v.object({ position: v.number(), name: v.string() })),
  storedDays: v.pipe(
    v.number(),
    v.description('Days after stay and issue for which file and passport number are stored at most'),
  ),
  certificates: v.pipe(v.array(Certificate), v.description('The newest first')),
});
export type ReservationCertificates = v.InferOutput<typeof ReservationCertificates>;

export const CertificateRequest = v.pipe(
  v.object({
    position: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    passportNumber: v.pipe(
      v.nullable(
        v.pipe(
          v.string('passport_number_invalid'),
          v.transform(tidyPassportNumber),
          v.check(isPassportNumber, 'passport_number_invalid'),
        ),
      ),
      v.description('As in the passport; null leaves the line out'),
    ),
    consent: v.pipe(
      v.boolean(),
      v.description('The person of the passport agrees that its number is processed: required with one'),
    ),
  }),
  v.forward(
    v.check(({ passportNumber, consent }) => passportNumber === null || consent, 'consent_required'),
    ['consent'],
  ),
);

/** Facts shown to whoever holds the certificate: nothing that is not printed on it, and only enough of the name to tell it from another. */
export const CertificateCheck = v.variant('known', [
  v.object({ known: v.literal(false) }),
  v.object({
    known: v.literal(true),
    code: v.string(),
    state: State,
    since: Since,
    name: v.pipe(
      v.nullable(v.string()),
      v.description('Surname, and the first letters of the other names; null once the account is deleted'),
    ),
    area: v.pipe(Bilingual, v.description('Street and district of the home')),
    from: PlainDate,
    to: PlainDate,
    issuedAt: Instant,
  }),
]);
export type CertificateCheck = v.InferOutput<typeof CertificateCheck>;

/** Residence certificates (ADR 58). */
export const certificates = {
  list: get('/v1/reservations/{id}/certificates', 'member', {
    summary: 'List the residence certificates of a stay',
    description: 'Those that were issued, with their state now, and the people who can have one.',
    data: ReservationCertificates,
    addition: true,
  }),
  issue: post('/v1/reservations/{id}/certificates', 'member', {
    summary: 'Issue a residence certificate',
    description:
      'For one occupant of a confirmed and paid stay, as often as it is needed; asked for again on the same day with the same facts it is the same one. The PDF is sealed. The passport number is stored encrypted, until the certificate ends.',
    body: CertificateRequest,
    data: Certificate,
    addition: true,
  }),
  file: get('/v1/reservations/{id}/certificates/{certificateId}/pdf', 'member', {
    summary: 'Download a residence certificate',
    description: 'The sealed PDF. Refused once the certificate has been withdrawn or replaced.',
    file: 'application/pdf',
    addition: true,
  }),
  check: get('/v1/certificates/{certificateCode}', 'public', {
    summary: 'Check a residence certificate by its code',
    description: 'Tells whoever has the paper if it still holds. The code cannot be guessed.',
    data: CertificateCheck,
    addition: true,
  }),
  checkFile: get('/v1/certificates/files/{sha256}', 'public', {
    summary: 'Check the file of a residence certificate',
    description: 'Tells if a file with this SHA-256 is one of our certificates, and if it still holds.',
    data: CertificateCheck,
    addition: true,
  }),
};

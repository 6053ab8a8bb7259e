import type { Certificate, CertificateCheck, certificates } from '../reservations/certificates.ts';
import type { adminCertificates } from '../admin/certificates/certificates.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { certificates as rules } from '../rules/policy.ts';
import { passportName } from '../rules/people/passport-name.ts';
import { house, identity, me, now, reservationId, summary } from './world.ts';

const code = 'K7MQ-3XPA-9TRB-H2WD';
const certificateId = '3b1f6a7e-2c11-4a6e-9d1c-0f5c2f0e3a52';
const issued: Certificate = {
  id: certificateId,
  code,
  position: 1,
  name: passportName(identity),
  from: summary.checkIn,
  to: summary.checkOut,
  issuedAt: now,
  state: 'valid',
  since: null,
  hasPassportNumber: true,
  hasFile: true,
};
const check: CertificateCheck = {
  known: true,
  code,
  state: 'valid',
  since: null,
  name: 'NGUYEN T*** L***',
  area: { ko: '마포구 성미산로', en: 'Seongmisan-ro, Mapo-gu' },
  from: issued.from,
  to: issued.to,
  issuedAt: now,
};

export const certificateExamples: ExamplesOf<typeof certificates> = {
  list: {
    params: { id: reservationId },
    data: {
      obstacle: null,
      occupants: [{ position: 1, name: me.username }],
      storedDays: rules.storedDays,
      certificates: [issued],
    },
  },
  issue: {
    params: { id: reservationId },
    body: { position: 1, passportNumber: 'C1234567', consent: true },
    data: issued,
  },
  file: { params: { id: reservationId, certificateId } },
  check: { params: { certificateCode: code }, data: check },
  checkFile: {
    params: { sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
    data: check,
  },
};

const { position: _, hasPassportNumber: __, hasFile: ___, ...listed } = issued;

export const adminCertificateExamples: ExamplesOf<typeof adminCertificates> = {
  list: {
    query: { state: 'valid' },
    data: [
      {
        ...listed,
        reservationId,
        reservationCode: summary.code,
        houseId: house.id,
        listingName: house.name,
      },
    ],
  },
};

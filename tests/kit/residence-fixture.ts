import type { ResidenceCertificate } from '#server/ports/documents/residence-certificate.ts';
import { longStay } from './contract-fixture.ts';

export function residence(
  change: Partial<ResidenceCertificate> & { person?: Partial<ResidenceCertificate['resident']> } = {},
): ResidenceCertificate {
  const { person, ...rest } = change;
  const { operator, house } = longStay();
  return {
    code: 'K7MQ-3XPA-9TRB-H2WD',
    issuedAt: '2027-02-21T18:22:41.500Z',
    operator,
    resident: {
      name: 'Nguyễn Thị Hương',
      passportName: 'NGUYEN THI HUONG',
      nationality: { ko: '베트남', en: 'Vietnam' },
      birthDate: '2003-04-05',
      passportNumber: 'C1234567',
      ...person,
    },
    house: { name: house.name, address: house.address, areaM2: house.areaM2 },
    stay: { checkIn: '2027-02-20', checkOut: '2027-06-20', nights: 120 },
    contract: { reference: 'OND-2026-004218', signedOn: '2026-12-02', tenant: 'Nguyễn Thị Hương' },
    rent: { monthly: 1_150_000, total: 4_600_000, deposit: 800_000 },
    checkAt: 'https://ondol.example/verify?code=K7MQ-3XPA-9TRB-H2WD',
    ...rest,
  };
}

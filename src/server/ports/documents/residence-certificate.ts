import type { Bilingual, Operator } from './contract-document.ts';

/**
 * The content of a residence certificate as plain data, following Korea's form of confirmation of residence and accommodation. Dates are `YYYY-MM-DD`
 * in Seoul, the period half-open; `issuedAt` is an ISO instant; money is whole won.
 */
export type ResidenceCertificate = {
  code: string;
  issuedAt: string;
  operator: Operator;
  resident: {
    name: string;
    /** In Latin letters as in the passport, surname first. Null, like the two fields below, if the person signed before it was asked. */
    passportName: string | null;
    nationality: Bilingual | null;
    birthDate: string | null;
    passportNumber: string | null;
  };
  house: { name: Bilingual; address: Bilingual; areaM2: number };
  stay: { checkIn: string; checkOut: string; nights: number };
  contract: { reference: string; signedOn: string; tenant: string };
  rent: { monthly: number; total: number; deposit: number };
  checkAt: string;
};

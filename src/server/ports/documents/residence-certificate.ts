import type { Bilingual, Operator } from './contract-document.ts';

/**
 * Everything a residence certificate says, as plain data: what Korea's form of confirmation of residence and accommodation asks for. Dates are
 * `YYYY-MM-DD` in Seoul, the period half-open; `issuedAt` is an ISO instant; money is whole won.
 */
export type ResidenceCertificate = {
  /** By which it is checked, in groups of four. */
  code: string;
  issuedAt: string;
  operator: Operator;
  resident: {
    /** As in the contract. */
    name: string;
    /** As in the passport's Latin letters, the surname first; null for who signed before that was asked, as the two below. */
    passportName: string | null;
    nationality: Bilingual | null;
    birthDate: string | null;
    passportNumber: string | null;
  };
  house: { name: Bilingual; address: Bilingual; areaM2: number };
  stay: { checkIn: string; checkOut: string; nights: number };
  contract: { reference: string; signedOn: string; tenant: string };
  rent: { monthly: number; total: number; deposit: number };
  /** The page that checks it, with its code. */
  checkAt: string;
};

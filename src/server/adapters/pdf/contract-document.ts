/** The same text in the two languages of the document; `ko` governs (spec: Cancellation and refunds). */
export type Bilingual = { ko: string; en: string };

/**
 * Everything a rental contract says, as plain data.
 * Dates are `YYYY-MM-DD` in Seoul, stays half-open; money is whole won, US amounts are cents; `issuedAt` and `price.usd.at` are ISO instants.
 */
export type ContractDocument = {
  reference: string;
  issuedAt: string;
  operator: {
    name: Bilingual;
    representative: Bilingual;
    registrationNumber: string;
    address: Bilingual;
    phone: string;
    email: string;
  };
  tenant: { name: string; email: string; phone: string; birthDate: string | null };
  occupants: { name: string; email: string; phone: string }[];
  house: { name: Bilingual; address: Bilingual; areaM2: number; maxGuests: number };
  stay: {
    checkIn: string;
    checkOut: string;
    nights: number;
    guests: number;
    checkInTime: '15:00';
    checkOutTime: '11:00';
  };
  price: {
    lines: { label: Bilingual; amountKrw: number }[];
    totalKrw: number;
    usd: { rateKrwPerUsd: string; source: string; at: string; totalCents: number } | null;
  };
  schedule: {
    seq: number;
    dueOn: string;
    amountKrw: number;
    amountUsdCents: number | null;
    covers: Bilingual;
  }[];
  refundPolicy: { name: Bilingual; tiers: Bilingual[]; notes: Bilingual[] };
  houseRules: Bilingual[];
  terms: Bilingual[];
};

/** One thing that happened to the document, as the certificate lists it. `at` is an ISO instant. */
export type SignatureEvent = {
  at: string;
  kind: 'sent' | 'delivered' | 'reminded' | 'opened' | 'consented' | 'signed' | 'declined';
  detail?: string;
  ip?: string;
  userAgent?: string;
};

/**
 * Who signed what, when and from where (spec: E-contract).
 * `originalSha256` is the lower-case hexadecimal SHA-256 of the unsigned PDF that the signer read; `signedAt` is an ISO instant.
 */
export type SignatureRecord = {
  documentId: string;
  signer: {
    name: string;
    email: string;
    phone: string;
    ip: string;
    userAgent: string;
    timeZone: string;
  };
  signature: { kind: 'drawn'; png: Uint8Array } | { kind: 'typed'; text: string };
  signedAt: string;
  originalSha256: string;
  events: SignatureEvent[];
};

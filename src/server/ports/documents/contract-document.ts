/** The same text in the two languages of the document; `ko` governs (docs/specification.md#cancellation-and-refunds). */
export type Bilingual = { ko: string; en: string };

/** The company behind the brand. */
export type Operator = {
  name: Bilingual;
  representative: Bilingual;
  registrationNumber: string;
  address: Bilingual;
  phone: string;
  email: string;
};

/**
 * Everything a rental contract says, as plain data.
 * Dates are `YYYY-MM-DD` in Seoul, stays half-open; money is whole won, US amounts are cents; `issuedAt` and `price.usd.at` are ISO instants.
 */
export type ContractDocument = {
  reference: string;
  issuedAt: string;
  operator: Operator;
  tenant: { name: string; email: string; phone: string; birthDate: string | null };
  occupants: { name: string; email: string; phone: string }[];
  /** The names of all who sign, the tenant first. Contracts of one signer that were issued before there could be more lack it. */
  signers?: string[];
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
    /** Contracts that were issued before the source was put in words have it as it was stored. */
    usd: { rateKrwPerUsd: string; source: Bilingual | string; at: string; totalCents: number } | null;
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
  kind: 'sent' | 'delivered' | 'bounced' | 'reminded' | 'opened' | 'consented' | 'signed' | 'declined';
  /** The signer it was about, counted from 1. */
  signer: number;
  detail?: string;
  ip?: string;
  userAgent?: string;
};

/** One who signed, with the signature. `signedAt` is an ISO instant. */
export type SignerRecord = {
  name: string;
  /** By their passport, the name in its Latin letters with the surname first; null for who signed before that was asked. */
  identity: { name: string; nationality: Bilingual; birthDate: string } | null;
  email: string;
  phone: string;
  ip: string;
  userAgent: string;
  timeZone: string;
  signature: { kind: 'drawn'; png: Uint8Array } | { kind: 'typed'; text: string };
  signedAt: string;
};

/**
 * The evidence of the signatures: signers, instants and places (docs/specification.md#e-contract).
 * `originalSha256` is the lower-case hexadecimal SHA-256 of the unsigned PDF that the signers read; `signedAt` is the instant of the
 * last signature, as ISO; `verifyAt` is where anyone can have the file checked.
 */
export type SignatureRecord = {
  documentId: string;
  /** In the order of the document's signers. */
  signers: SignerRecord[];
  signedAt: string;
  originalSha256: string;
  verifyAt: string;
  events: SignatureEvent[];
};

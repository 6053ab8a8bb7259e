/** The same text in both languages of the document; `ko` governs (docs/specification.md#cancellation-and-refunds). */
export type Bilingual = { ko: string; en: string };

export type Operator = {
  name: Bilingual;
  representative: Bilingual;
  registrationNumber: string;
  address: Bilingual;
  phone: string;
  email: string;
};

/**
 * The content of a rental contract as plain data. Dates are `YYYY-MM-DD` in Seoul, stays half-open; money is whole won, US amounts are cents;
 * `issuedAt` and `price.usd.at` are ISO instants.
 */
export type ContractDocument = {
  reference: string;
  issuedAt: string;
  operator: Operator;
  tenant: { name: string; email: string; phone: string; birthDate: string | null };
  occupants: { name: string; email: string; phone: string }[];
  /** The names of all signers, the tenant first. Missing in contracts of one signer issued before several were possible. */
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
    /** `source` is a string in contracts issued before it was put in words. */
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

/** An event of the document for the certificate. `at` is an ISO instant. */
export type SignatureEvent = {
  at: string;
  kind: 'sent' | 'delivered' | 'bounced' | 'reminded' | 'opened' | 'consented' | 'signed' | 'declined';
  /** Number of the signer concerned, from 1. */
  signer: number;
  detail?: string;
  ip?: string;
  userAgent?: string;
};

/** A signer with the signature. `signedAt` is an ISO instant. */
export type SignerRecord = {
  name: string;
  /** Passport identity, the name in Latin letters with the surname first; null for those who signed before it was asked. */
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
 * The evidence of the signatures: signers, instants and places (docs/specification.md#e-contract). `originalSha256` is the lower-case hexadecimal
 * SHA-256 of the unsigned PDF that the signers read; `signedAt` is the ISO instant of the last signature; `verifyAt` is the page where anyone can
 * have the file checked.
 */
export type SignatureRecord = {
  documentId: string;
  signers: SignerRecord[];
  signedAt: string;
  originalSha256: string;
  verifyAt: string;
  events: SignatureEvent[];
};

import type { ContractBlock } from '#contract/contract-text.ts';
import type { ContractDocument, SignatureRecord } from './contract-document.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { ResidenceCertificate } from './residence-certificate.ts';

/** The same input gives the same bytes. */
export type ReceiptPdf = { render(document: ReceiptDocument): Promise<Uint8Array> };

/** Makes residence certificates without seal. The same input gives the same bytes. */
export type CertificatePdf = { render(document: ResidenceCertificate): Promise<Uint8Array> };

export type ContractFile = { bytes: Uint8Array; blocks: ContractBlock[] };

/** The same input gives the same bytes. */
export type ContractPdf = {
  /** Re-encodes a drawn signature as a small, valid PNG; null if the picture cannot be read. */
  picture(png: Uint8Array): Promise<Uint8Array | null>;
  render(document: ContractDocument): Promise<ContractFile>;
  renderSigned(document: ContractDocument, signature: SignatureRecord): Promise<ContractFile>;
};

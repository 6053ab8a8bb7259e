import type { ContractBlock } from '#contract/contract-text.ts';
import type { ContractDocument, SignatureRecord } from './contract-document.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { ResidenceCertificate } from './residence-certificate.ts';

/** Makes receipts. The same input gives the same bytes. */
export type ReceiptPdf = { render(document: ReceiptDocument): Promise<Uint8Array> };

/** Makes residence certificates, not sealed yet. The same input gives the same bytes. */
export type CertificatePdf = { render(document: ResidenceCertificate): Promise<Uint8Array> };

/** A contract file with the text that stands in it, written down while it was made. */
export type ContractFile = { bytes: Uint8Array; blocks: ContractBlock[] };

/** Makes contract files. The same input gives the same bytes. */
export type ContractPdf = {
  /** A drawn signature as a sound, small PNG, or null where the picture cannot be read. */
  picture(png: Uint8Array): Promise<Uint8Array | null>;
  render(document: ContractDocument): Promise<ContractFile>;
  renderSigned(document: ContractDocument, signature: SignatureRecord): Promise<ContractFile>;
};

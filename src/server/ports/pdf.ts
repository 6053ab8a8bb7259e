import type { ContractDocument, SignatureRecord } from './contract-document.ts';
import type { ReceiptDocument } from './receipt-document.ts';

/** Makes receipts. The same input gives the same bytes. */
export type ReceiptPdf = { render(document: ReceiptDocument): Promise<Uint8Array> };

/** Makes contract files. The same input gives the same bytes. */
export type ContractPdf = {
  /** A drawn signature as a sound, small PNG, or null where the picture cannot be read. */
  picture(png: Uint8Array): Promise<Uint8Array | null>;
  render(document: ContractDocument): Promise<Uint8Array>;
  renderSigned(document: ContractDocument, signature: SignatureRecord): Promise<Uint8Array>;
};

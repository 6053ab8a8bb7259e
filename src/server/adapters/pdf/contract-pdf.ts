import sharp from 'sharp';

import type {
  ContractDocument,
  SignatureRecord,
  SignerRecord,
} from '#server/ports/documents/contract-document.ts';
import type { ContractFile } from '#server/ports/documents/pdf.ts';
import { layContract } from './contract-pages.ts';
import { openDocument } from './document.ts';
import { Typefaces } from './fonts.ts';
import { layFooters } from './footers.ts';
import { instant } from './format.ts';
import { shaperFor } from './shaper.ts';
import { PageLayout } from './page-layout.ts';
import { layCertificate } from './certificate-pages.ts';
import { laySignatures } from './signature-pages.ts';
import type { Mark } from './signature-pages.ts';
import { TextLayout } from './text-layout.ts';
import { contractWording as wording } from './contract-wording.ts';

export type { ContractDocument, SignatureRecord } from '#server/ports/documents/contract-document.ts';

/**
 * Renders the contract for the signer: A4, Korean and English on every page, an empty signature box on the last, and its text block by block. The
 * same input gives the same bytes on the same Node build, so its SHA-256 identifies it; store the bytes, not the input, as the original.
 * @throws RangeError if a date, an instant or an amount is invalid
 */
export async function renderContract(contract: ContractDocument): Promise<ContractFile> {
  return render(contract, null);
}

/**
 * Renders the signed contract: the same pages with the signatures in their boxes, then the certificate (docs/specification.md#e-contract).
 * @throws Error if a drawn signature is not a readable picture
 */
export async function renderSignedContract(
  contract: ContractDocument,
  record: SignatureRecord,
): Promise<ContractFile> {
  return render(contract, { record, marks: await Promise.all(record.signers.map(markOf)) });
}

async function markOf({ signature }: SignerRecord): Promise<Mark> {
  if (signature.kind === 'typed') return signature;
  const sound = await readablePicture(signature.png);
  if (!sound) throw new Error('The drawn signature is not a readable picture');
  return { kind: 'drawn', picture: `data:image/png;base64,${Buffer.from(sound).toString('base64')}` };
}

/**
 * Re-encodes a drawn signature as a small PNG on white, or returns null if it cannot be read. pdfkit inflates pictures in a callback, where a damaged
 * one would end the process.
 */
export async function readablePicture(png: Uint8Array): Promise<Uint8Array | null> {
  try {
    const sound = await sharp(png, { limitInputPixels: 16_000_000 })
      .resize({ width: 900, height: 360, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
    return new Uint8Array(sound);
  } catch {
    return null;
  }
}

async function render(
  contract: ContractDocument,
  signed: { record: SignatureRecord; marks: Mark[] } | null,
): Promise<ContractFile> {
  const title = `${wording.title.ko} · ${wording.title.en} ${contract.reference}`;
  const info: PDFKit.DocumentInfo = {
    Title: title,
    Author: contract.operator.name.ko,
    Subject: signed ? `${wording.certificate.ko} ${signed.record.documentId}` : wording.title.en,
    Creator: contract.operator.name.en,
    CreationDate: new Date(instant(contract.issuedAt)),
  };
  if (signed) info.ModDate = new Date(instant(signed.record.signedAt));
  const shaper = await shaperFor([contract, signed]);
  const { document, written } = openDocument(info);
  const faces = new Typefaces(document, shaper);
  const type = new TextLayout(document, faces);
  const layout = new PageLayout(document, type);
  const missed = () => faces.missed;
  layout.newPage();
  layContract(layout, contract);
  const given = signed?.marks.map((mark, index) => ({
    mark,
    at: signed.record.signers[index]?.signedAt ?? signed.record.signedAt,
    passportName: signed.record.signers[index]?.identity?.name ?? '',
  }));
  laySignatures(layout, contract, given ?? null, missed);
  const contractPages = document.bufferedPageRange().count;
  if (signed)
    layCertificate(layout, contract, { record: signed.record, marks: signed.marks, explainMissing: missed });
  const pages = document.bufferedPageRange().count;
  layFooters(document, type, {
    label: wording.contractNumber,
    reference: contract.reference,
    from: 0,
    to: contractPages,
  });
  layFooters(document, type, {
    label: wording.certificate,
    reference: contract.reference,
    from: contractPages,
    to: pages,
  });
  document.end();
  return { bytes: await written, blocks: layout.blocks };
}

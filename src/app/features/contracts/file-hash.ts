export type FileProblem = 'notPdf' | 'unreadable';

const PDF_SIGN = '%PDF-';
/** PDF readers accept the header within the first kilobyte (ISO 32000, annex on implementation). */
const SIGN_WITHIN = 1024;

/** Returns the lowercase hexadecimal SHA-256 of a PDF, computed here, so that nothing of the file leaves the device. */
export async function hashOfPdf(file: Blob): Promise<{ sha256: string } | { problem: FileProblem }> {
  try {
    const bytes = await file.arrayBuffer();
    const start = new TextDecoder('latin1').decode(bytes.slice(0, SIGN_WITHIN));
    if (!start.includes(PDF_SIGN)) return { problem: 'notPdf' };
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return { sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
  } catch {
    return { problem: 'unreadable' };
  }
}

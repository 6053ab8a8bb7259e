import PDFDocument from 'pdfkit';
import { page } from './style.ts';

export function openDocument(info: PDFKit.DocumentInfo): {
  document: PDFKit.PDFDocument;
  written: Promise<Uint8Array>;
} {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    pdfVersion: '1.7',
    lang: 'ko-KR',
    displayTitle: true,
    info,
  });
  const written = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
  return { document, written };
}

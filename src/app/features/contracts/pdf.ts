import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { scriptUrl } from '#app/platform/browser/script-url.ts';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

let worker: Worker | undefined;

function startWorker(): void {
  if (worker) return;
  worker = new Worker(scriptUrl(workerUrl), { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
}

export type PdfDocument = PDFDocumentProxy;
type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/**
 * Opens a PDF.
 * @throws if the file is not a PDF
 */
export async function openPdf(file: Blob): Promise<PdfDocument> {
  startWorker();
  return getDocument({ data: await file.arrayBuffer(), enableXfa: false }).promise;
}

/**
 * Reads the text of a page, numbered from 1, chunk by chunk: `getTextContent` iterates over the stream, which Safari before 26.4 and Chrome before
 * 124 cannot.
 */
export async function textOfPage(opened: PdfDocument, number: number): Promise<string> {
  const page = await opened.getPage(number);
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    for (const item of chunk.value.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : ' ');
  return text;
}

export function closePdf(opened: PdfDocument): void {
  void opened.loadingTask.destroy();
}

/** Fetches the code of the PDF worker, so that the service worker caches it. */
export async function warm(): Promise<void> {
  await fetch(workerUrl).catch(() => undefined);
}

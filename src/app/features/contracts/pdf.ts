import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** The part of Trusted Types that a browser offers and TypeScript's own library does not describe. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

let worker: Worker | undefined;

/** One worker reads every PDF of a visit. Its address is our own, which the page's policy wants to be told. */
function startWorker(): void {
  if (worker) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('ondol-pdf', { createScriptURL: (url) => url });
  worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
}

export type PdfDocument = PDFDocumentProxy;

/** Opens a PDF. @throws where it is none. */
export async function openPdf(file: Blob): Promise<PdfDocument> {
  startWorker();
  return getDocument({ data: await file.arrayBuffer(), enableXfa: false }).promise;
}

/** Closes a PDF that is no longer shown. */
export function closePdf(opened: PdfDocument): void {
  void opened.loadingTask.destroy();
}

/** Fetches the worker's code, for the service worker to keep. */
export async function warm(): Promise<void> {
  await fetch(workerUrl).catch(() => undefined);
}

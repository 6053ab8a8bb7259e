/** Preloads the PDF viewer, so that a cached contract can be read offline. */
export function preloadPdfViewer(): void {
  void import('./pdf.ts').then(({ warm }) => warm()).catch(() => undefined);
}

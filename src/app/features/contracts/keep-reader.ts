/** Brings what shows a contract onto this device ahead of need, so that a kept one can be read without network. */
export function keepReader(): void {
  void import('./pdf.ts').then(({ warm }) => warm()).catch(() => undefined);
}

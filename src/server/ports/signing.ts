export type Sealer = {
  /** Returns the PDF with a signature over all of its bytes and the claimed time, so that any later change shows. */
  seal(pdf: Uint8Array, claim: { at: Date; reason: string }): Promise<Uint8Array>;
};

/** The operator's seal under finished files. */
export type Sealer = {
  /** The PDF with a signature over all of its bytes, claimed to be of an instant: any later change of it shows. */
  seal(pdf: Uint8Array, claim: { at: Date; reason: string }): Promise<Uint8Array>;
};

/** The words and the photo on a picture by which a shared address is shown, in one language. */
export type ShareCard = {
  /** A JPEG, WebP, AVIF or PNG; null where there is none. */
  photo: Uint8Array | null;
  /** The symbol of the brand as an SVG of 64 by 64, and its name. */
  symbol: string;
  brand: string;
  eyebrow: string;
  title: string;
  lines: string[];
  /** The amount, in large type, and for how long it is. */
  price: { amount: string; per: string } | null;
};

/** Draws pictures for sharing: JPEG of 1200 by 630. */
export type SharePictures = {
  /** True while so many wait that another would not be drawn soon. */
  isFull(): boolean;
  draw(card: ShareCard): Promise<Uint8Array<ArrayBuffer>>;
};

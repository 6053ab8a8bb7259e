export type ShareCard = {
  /** A JPEG, WebP, AVIF or PNG; null where there is none. */
  photo: Uint8Array | null;
  symbol: string;
  brand: string;
  eyebrow: string;
  title: string;
  lines: string[];
  price: { amount: string; per: string } | null;
};

/** Draws preview pictures for shared links: JPEG, 1200 by 630 pixels. */
export type SharePictures = {
  /** True if the queue is too long for another picture to be drawn soon. */
  isFull(): boolean;
  draw(card: ShareCard): Promise<Uint8Array<ArrayBuffer>>;
};

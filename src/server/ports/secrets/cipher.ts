/** Encrypts stored secrets that nobody may read from the database: door codes and calendar addresses. */
export type Cipher = {
  /** Encrypts a text with the current key. Two calls give two different results. */
  encrypt(text: string): string;
  /**
   * Decrypts a text; returns an unencrypted one as it is.
   * @throws Error if no configured key fits
   */
  decrypt(stored: string): string;
  isCurrent(stored: string): boolean;
};

/** Encrypts what the database stores for later use and nobody may read from it: door codes and addresses of calendars. */
export type Cipher = {
  /** The text under the present key; two calls give two results. */
  encrypt(text: string): string;
  /** The text again; one that is not encrypted comes back as it is. @throws Error where no key of the configuration fits. */
  decrypt(stored: string): string;
  /** Tells whether a stored text is encrypted under the present key. */
  isCurrent(stored: string): boolean;
};

import type { Attachment } from '#server/db/columns.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';

/** The encrypted part of a message, which may hold door codes, passwords and links that log in or sign. */
type MessageContent = {
  text: string;
  html: string | null;
  link: string | null;
  /** The parts of the text that only its recipient may read: door codes and passwords. */
  secrets: string[] | null;
  attachments: Attachment[] | null;
};

/** A stored message with decrypted content. `isDropped`: the content was erased, and the text is empty. */
export type OpenedMessage<Row> = Omit<Row, 'content'> & MessageContent & { isDropped: boolean };

const dropped: MessageContent = { text: '', html: null, link: null, secrets: null, attachments: null };

export function sealContent(
  cipher: Cipher,
  { text, html, link, secrets, attachments }: MessageContent,
): string {
  return cipher.encrypt(JSON.stringify({ text, html, link, secrets, attachments } satisfies MessageContent));
}

/** Decrypts the content of a stored message. @throws Error if no configured key fits */
export function openMessage<Row extends { content: string | null }>(
  cipher: Cipher,
  { content, ...row }: Row,
): OpenedMessage<Row> {
  if (content === null) return { ...row, ...dropped, isDropped: true };
  return { ...row, ...(JSON.parse(cipher.decrypt(content)) as MessageContent), isDropped: false };
}

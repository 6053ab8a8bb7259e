import type { Attachment } from '#server/db/columns.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';

/** All that a message says beside its subject: door codes, passwords and links that log in or sign stand in it. */
type MessageContent = {
  text: string;
  html: string | null;
  /** The address that a notification on a device leads to. */
  link: string | null;
  /** The parts of the text that only its recipient may read: door codes and passwords. */
  secrets: string[] | null;
  attachments: Attachment[] | null;
};

/** A stored message with its content in place of the encrypted one. `isDropped`: the content is stored no more, and its text is empty. */
export type OpenedMessage<Row> = Omit<Row, 'content'> & MessageContent & { isDropped: boolean };

const dropped: MessageContent = { text: '', html: null, link: null, secrets: null, attachments: null };

/** Encrypts the content of a message, as the database stores it. */
export function sealContent(
  cipher: Cipher,
  { text, html, link, secrets, attachments }: MessageContent,
): string {
  return cipher.encrypt(JSON.stringify({ text, html, link, secrets, attachments } satisfies MessageContent));
}

/** Decrypts the content of a stored message. @throws Error where no key of the configuration fits */
export function openMessage<Row extends { content: string | null }>(
  cipher: Cipher,
  { content, ...row }: Row,
): OpenedMessage<Row> {
  if (content === null) return { ...row, ...dropped, isDropped: true };
  return { ...row, ...(JSON.parse(cipher.decrypt(content)) as MessageContent), isDropped: false };
}

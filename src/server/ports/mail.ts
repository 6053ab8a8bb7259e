import type { Attachment } from '#server/db/columns.ts';

export type MailSender = {
  /** Hands one message over. `key` deduplicates at services that support it. @throws when it was not accepted; Undeliverable where it never will be. */
  send(mail: {
    key: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    attachments: Attachment[];
  }): Promise<void>;
};

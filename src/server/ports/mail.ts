/** A file that goes with a mail. */
export type MailFile = { filename: string; type: string; content: string | Uint8Array };

export type MailSender = {
  /** Hands one message over. `key` deduplicates at services that support it. @throws when it was not accepted; Undeliverable where it never will be. */
  send(mail: {
    key: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    attachments: MailFile[];
  }): Promise<void>;
};

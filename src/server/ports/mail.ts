export type MailFile = { filename: string; type: string; content: string | Uint8Array };

export type MailSender = {
  /** Hands over one message. `key` deduplicates at services that support it. @throws if it was not accepted; Undeliverable if it never will be. */
  send(mail: {
    key: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    attachments: MailFile[];
  }): Promise<void>;
};

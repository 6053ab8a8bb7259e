import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailSender } from '#server/ports/mail.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';

/** A server that does not greet for so long, or does not answer a command for so long, is given up; milliseconds. */
const [GREETING_MS, ANSWER_MS] = [10_000, 30_000];

/**
 * Mail through an SMTP server, over one pool of connections. Its Message-ID follows from the key, so that a message that was handed over
 * twice, because the host died in between, is one message to the mailboxes that look.
 */
export function smtpMail({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport(
    {
      url,
      pool: true,
      dnsTimeout: GREETING_MS,
      connectionTimeout: GREETING_MS,
      greetingTimeout: GREETING_MS,
      socketTimeout: ANSWER_MS,
    },
    { from },
  );
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ key, to, subject, text, html, attachments }) => {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          // The name of a person is never read as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachments.map(({ filename, type, content }) => ({
            filename,
            contentType: type,
            content: Buffer.from(content),
            // Byte for byte: as text its line ends would be the mail's.
            contentTransferEncoding: 'base64' as const,
          })),
        });
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(messageOf(error)) : error;
      }
    },
  };
}

/** True where the server said of this very recipient that it will never take mail: 550, 551, 553, or no such syntax. */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return (
    code === 'EENVELOPE' &&
    (command === 'RCPT TO' || responseCode === undefined) &&
    [undefined, 501, 510, 511, 513, 550, 551, 553].includes(responseCode)
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

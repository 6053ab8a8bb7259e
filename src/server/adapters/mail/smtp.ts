import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailSender } from '#server/ports/mail.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';

/** Milliseconds after which a server is given up that does not greet, or does not answer a command. */
const [GREETING_MS, ANSWER_MS] = [10_000, 30_000];

/**
 * Sends mail through one pool of SMTP connections. The Message-ID is derived from the key, so that mailboxes can recognize a message that was sent
 * twice after a crash.
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

/** True if the server rejects this recipient for good (550, 551, 553), or the address is malformed. */
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

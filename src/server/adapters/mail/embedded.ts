import { firstLink } from '#server/platform/links.ts';
import type { Context } from '#server/context.ts';
import type { MailSender } from '#server/ports/mail.ts';

/** The mail of a host without a mail service: the outbox row itself is the mailbox (`/dev/outbox`), and sending is saying so. */
export function embeddedMail({ log }: Pick<Context, 'log'>): MailSender {
  return {
    send: ({ to, subject, text }) => {
      log(`mail to ${to}: ${subject} ${firstLink(text)}`.trimEnd());
      return Promise.resolve();
    },
  };
}

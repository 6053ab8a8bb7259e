import { firstLink } from '#server/platform/links.ts';
import type { Context } from '#server/context.ts';
import type { SmsSender } from '#server/ports/sms.ts';

/** Text messages of a host without an SMS service: the outbox row itself is the phone (`/dev/outbox`), and sending is saying so. */
export function embeddedSms({ log }: Pick<Context, 'log'>): SmsSender {
  return {
    send: ({ to, text }) => {
      const link = firstLink(text);
      const words = link ? text.replace(link, '') : text;
      log(`sms to ${to}: ${words.replace(/\s+/g, ' ').trim().slice(0, 60)} ${link}`.trimEnd());
      return Promise.resolve();
    },
  };
}

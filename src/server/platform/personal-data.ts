import type { PersonalData } from '#server/ports/personal-data.ts';
import { forgetMessages, messagesOf } from './outbox-store.ts';

/** Messages that left for a person, or are about to. */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => {
    const messages = await messagesOf(db, accountId);
    return {
      messages: messages.map((message) => ({
        channel: message.channel,
        to: message.recipient,
        subject: message.subject,
        text: withoutSecrets(message.text),
        writtenAt: message.created_at.toISOString(),
        sentAt: message.sent_at?.toISOString() ?? null,
      })),
    };
  },
  erase: (trx, { accountId }) => forgetMessages(trx, accountId),
};

/** A link that only the owner of a mailbox may follow is not for everyone who sits at a logged-in device. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/([?&]token=)[\w-]+/g, '$1…');
}

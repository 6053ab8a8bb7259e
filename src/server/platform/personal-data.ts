import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { forgetAuditedContent } from './audit-store.ts';
import { forgetMessages, messagesOf } from './posted-messages-store.ts';
import { withoutSecrets } from './redact.ts';

/**
 * Messages that left for a person, or are about to, without links that only the owner of a mailbox may follow: whoever sits at a device
 * that is logged in is not always that person. Of the audit log goes what it tells about the person.
 */
export const makePersonalData = ({ cipher }: Pick<Context, 'cipher'>): PersonalData => ({
  exported: async (db, { accountId }) => {
    const messages = await messagesOf(db, cipher, accountId);
    return {
      messages: messages.map((message) => ({
        channel: message.channel,
        to: message.recipient,
        subject: message.subject,
        text: message.isDropped ? null : withoutSecrets(message.text),
        writtenAt: message.created_at.toISOString(),
        sentAt: message.sent_at?.toISOString() ?? null,
      })),
    };
  },
  erase: async (trx, { accountId }) => {
    await forgetMessages(trx, accountId);
    await forgetAuditedContent(trx, accountId);
  },
});

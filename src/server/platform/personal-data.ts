import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { forgetAuditedContent } from '#server/platform/audit/audit-store.ts';
import { forgetMessages, messagesOf } from './posted-messages-store.ts';
import { withoutSecrets } from './redact.ts';

/**
 * Exports sent and pending messages, without links that only the mailbox owner may follow: a logged-in device may be used by somebody else. On
 * erasure, what the audit log says about the person is erased.
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

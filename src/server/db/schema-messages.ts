import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#contract/shared.ts';
import type { MessageKind } from '#server/ports/messages/params.ts';
import type { At, Channel, MaybeAt } from './columns.ts';

export interface MessageTables {
  outbox: {
    id: string;
    /** Deduplicates: one message per key. */
    key: string;
    channel: Channel;
    account_id: string | null;
    /** An email address, a phone number, or the id of a device's subscription. */
    recipient: string;
    language: Language;
    subject: string | null;
    /** Text, HTML, link, secrets and attachments as one JSON text, encrypted; null once support no longer needs it. */
    content: string | null;
    /** Groups messages about the same thing. Only the last is sent if there are several within a minute. */
    topic: ColumnType<string | null, string | null | undefined, never>;
    /** The facts of the message; null for messages from before facts were stored. */
    kind: ColumnType<MessageKind | null, MessageKind | null | undefined, never>;
    reservation_id: ColumnType<string | null, string | null | undefined, never>;
    created_at: At;
    next_attempt_at: At;
    attempts: Generated<number>;
    sent_at: MaybeAt;
    /** Given up, because the recipient does not exist or too much time passed. */
    failed_at: MaybeAt;
    /** When a given-up message was dealt with: sent again, or dismissed by an administrator. */
    settled_at: MaybeAt;
    /** When it was reported as late. */
    warned_at: MaybeAt;
    last_error: string | null;
  };
}

import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#contract/shared.ts';
import type { MessageKind } from '#server/ports/messages/params.ts';
import type { At, Channel, MaybeAt } from './columns.ts';

/** The messages to people: those that wait to leave, those that left, and those that were given up. */
export interface MessageTables {
  outbox: {
    id: string;
    /** Deduplicates: one message a key. */
    key: string;
    channel: Channel;
    /** The account it is about; gone with the account. */
    account_id: string | null;
    /** An address, a phone number, or the id of a device's subscription. */
    recipient: string;
    language: Language;
    subject: string | null;
    /** Text, HTML, link, secrets and attachments as one JSON text, encrypted; null once support needs it no more. */
    content: string | null;
    /** Messages about the same, of which the last leaves where several would go within a minute. */
    topic: ColumnType<string | null, string | null | undefined, never>;
    /** The facts of the message; null for those written before facts were stored. */
    kind: ColumnType<MessageKind | null, MessageKind | null | undefined, never>;
    /** The reservation that it is about. */
    reservation_id: ColumnType<string | null, string | null | undefined, never>;
    created_at: At;
    next_attempt_at: At;
    attempts: Generated<number>;
    sent_at: MaybeAt;
    /** Given up: nobody is there, or it was tried for too long. */
    failed_at: MaybeAt;
    /** Given up and dealt with: sent again, or let be by an administrator. */
    settled_at: MaybeAt;
    /** Reported as late. */
    warned_at: MaybeAt;
    last_error: string | null;
  };
}

import type { Language } from '#contract/shared.ts';
import type { Db, Trx } from './database.ts';
import type { MessageKind, MessageParams } from './messages/params.ts';

export type Outbox = {
  /**
   * Writes a message that leaves once the transaction holds; the same key twice is one message.
   * @returns null, or when the address may be mailed again: it has had as many mails today as one gets that nobody has shown to be theirs, and none was written
   */
  post<K extends MessageKind>(
    trx: Trx,
    message: {
      key: string;
      kind: K;
      channel: 'email' | 'sms';
      to: string;
      /** The account it is about; of an email by default the one with that address. */
      accountId?: string;
      /** The reservation it is about: administrators find it there. */
      reservationId?: string;
      language: Language;
      /** Of the messages of one topic within a minute one leaves: the last. */
      topic?: string;
      /** When it may leave at the earliest; at once unless given. */
      from?: Date;
      params: MessageParams[K];
    },
  ): Promise<Date | null>;
  /** Tells when an address may be mailed that has had its mails of the day; null where it may be mailed now. */
  mailboxFullUntil(db: Db, mail: { kind: MessageKind; to: string }): Promise<Date | null>;
  /** Takes back what was posted on a topic and has not been sent yet. @returns true where something was. */
  withdraw(trx: Trx, topic: string): Promise<boolean>;
};

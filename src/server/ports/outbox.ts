import type { Language } from '#contract/shared.ts';
import type { Db, Trx } from './database.ts';
import type { MessageKind, MessageParams } from './messages/params.ts';

export type Outbox = {
  /**
   * Stores a message that is sent once the transaction commits; the same key twice is one message.
   * @returns null, or the time when the address may be mailed again: it has reached the daily limit for unproved addresses, and nothing was stored
   */
  post<K extends MessageKind>(
    trx: Trx,
    message: {
      key: string;
      kind: K;
      channel: 'email' | 'sms';
      to: string;
      /** The account it is about; for an email, by default the one with its address. */
      accountId?: string;
      reservationId?: string;
      language: Language;
      /** Of messages with the same topic within a minute only the last is sent. */
      topic?: string;
      /** The earliest time to send it; at once by default. */
      from?: Date;
      params: MessageParams[K];
    },
  ): Promise<Date | null>;
  /** Returns when an address that reached its daily limit may be mailed again; null if it may be mailed now. */
  mailboxFullUntil(db: Db, mail: { kind: MessageKind; to: string }): Promise<Date | null>;
  /** Withdraws unsent messages of a topic. @returns true if there were any. */
  withdraw(trx: Trx, topic: string): Promise<boolean>;
};

import type { Trx } from './database.ts';

/** Tells the events module of changes that other modules make. */
export type Events = {
  /**
   * Mails everybody who signed up for an event where and when it takes place from now on. To be called in the transaction that moves it,
   * with the board locked.
   * @throws Refusal `too_many_requests`
   */
  tellOfMove(trx: Trx, boardId: string): Promise<void>;
};

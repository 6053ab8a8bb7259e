import type { Trx } from './database.ts';

export type Events = {
  /**
   * Mails everybody who signed up for an event its new time and place. Call it in the transaction that moves the event, with the board locked.
   * @throws Refusal `too_many_requests`
   */
  tellOfMove(trx: Trx, boardId: string): Promise<void>;
};

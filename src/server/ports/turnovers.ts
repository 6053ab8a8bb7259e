import type { Steps } from '#contract/admin/default-checklist.ts';
import type { Trx } from './database.ts';

export type Turnovers = {
  /**
   * Plans the turnovers of a house again from its confirmed stays: one for each arrival from today on, none for arrivals that no longer exist. Call
   * it in the transaction that changes a stay, with the house locked.
   */
  plan(trx: Trx, houseId: string): Promise<void>;
  followChecklist(trx: Trx, houseId: string, steps: Steps): Promise<void>;
};

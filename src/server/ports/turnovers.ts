import type { Steps } from '#contract/admin/default-checklist.ts';
import type { Trx } from './database.ts';

/** Tells the turnovers module of events that other modules learn of. */
export type Turnovers = {
  /**
   * Plans the work in a house anew from its confirmed stays: a turnover for each arrival from today on, none for those that are no more. To
   * be called in the transaction that changes a stay, with the house locked.
   */
  plan(trx: Trx, houseId: string): Promise<void>;
  /** Gives the work in a house that nobody has begun the steps of its new checklist. */
  followChecklist(trx: Trx, houseId: string, steps: Steps): Promise<void>;
};

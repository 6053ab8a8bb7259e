import type { PersonalData } from '#server/ports/personal-data.ts';
import { arrivalsOf } from './read-store.ts';
import { forgetNotes } from './store.ts';

/** Staff notes on the work before and after a person's stays. The work itself concerns the house and is kept. */
export const personalData: PersonalData = {
  exported: () => Promise.resolve({}),
  erase: async (trx, { accountId }) => forgetNotes(trx, await arrivalsOf(trx, accountId)),
};

import type { PersonalData } from '#server/ports/personal-data.ts';
import { arrivalsOf } from './read-store.ts';
import { forgetNotes } from './store.ts';

/** Notes of the staff on the work before and after somebody's stays. The work itself is about the house, and stays. */
export const personalData: PersonalData = {
  exported: () => Promise.resolve({}),
  erase: async (trx, { accountId }) => forgetNotes(trx, await arrivalsOf(trx, accountId)),
};

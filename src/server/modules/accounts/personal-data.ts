import type { PersonalData } from '#server/ports.ts';
import { presentExport } from './present.ts';
import { allDevices } from './session-store.ts';
import { accountById, consentsOf } from './store.ts';

/** The account's own part of what is held about a person. It is erased by deleting the account itself. */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => {
    const account = await accountById(db, accountId);
    if (!account) return {};
    return presentExport(account, await consentsOf(db, accountId), await allDevices(db, accountId));
  },
  erase: () => Promise.resolve(),
};

import type { PersonalData } from '#server/ports/personal-data.ts';
import { allKnownDevices } from './known-device-store.ts';
import { presentExport } from './present.ts';
import { allDevices } from './session-store.ts';
import { accountById, consentsOf } from './store.ts';

/** Exports the account's own part of the personal data. It is erased by deleting the account itself. */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => {
    const account = await accountById(db, accountId);
    if (!account) return {};
    return presentExport(account, {
      consents: await consentsOf(db, accountId),
      devices: await allDevices(db, accountId),
      knownDevices: await allKnownDevices(db, accountId),
    });
  },
  erase: () => Promise.resolve(),
};

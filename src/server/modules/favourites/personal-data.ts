import type { PersonalData } from '#server/ports/personal-data.ts';
import { favouritesOf } from './read-store.ts';

/** Favorites are deleted with the account. */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => ({
    favourites: (await favouritesOf(db, accountId)).map((row) => ({
      house: row.name,
      savedAt: row.changed_at.toISOString(),
    })),
  }),
  erase: () => Promise.resolve(),
};

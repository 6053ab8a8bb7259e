import type { PersonalData } from '#server/ports/personal-data.ts';
import { signUpsOfAccount } from './read-store.ts';

/** What somebody signed up for. It goes with the account, and who waits gets the seat. */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => ({
    events: (await signUpsOfAccount(db, accountId)).map((row) => ({
      event: row.title,
      startsAt: row.event_starts_at?.toISOString() ?? null,
      state: row.state,
      signedUpAt: row.signed_up_at.toISOString(),
      attended: row.attended,
    })),
  }),
  erase: () => Promise.resolve(),
};

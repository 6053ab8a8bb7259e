import type { PersonalData } from '#server/ports/personal-data.ts';
import { signUpsOfAccount } from './read-store.ts';

/** Sign-ups are deleted with the account, and the next person on the waiting list gets the seat. */
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

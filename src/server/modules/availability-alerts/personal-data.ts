import type { PersonalData } from '#server/ports/personal-data.ts';
import { allAlertsOf } from './read-store.ts';

/** Alerts are deleted with the account. */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => ({
    availabilityAlerts: (await allAlertsOf(db, accountId)).map((row) => ({
      house: row.house_name,
      checkIn: row.check_in,
      checkOut: row.check_out,
      askedAt: row.asked_at.toISOString(),
      toldAt: row.told_at?.toISOString() ?? null,
    })),
  }),
  erase: () => Promise.resolve(),
};

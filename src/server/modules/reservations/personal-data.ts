import type { Deletion } from '#contract/accounts.ts';
import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports.ts';
import { deletionBlock } from './policy.ts';
import { ownReservations } from './read-store.ts';
import { forgetOccupants } from './store.ts';
import { paymentsOf, wholeReservation } from './whole.ts';

/** Reservations with everybody who stays, prices and instalments. The rows are kept without the account (spec: Accounts). */
export function makePersonalData({ clock }: Pick<Context, 'clock'>): PersonalData {
  return {
    exported: async (db, { accountId }) => {
      const reservations: unknown[] = [];
      for (const row of await ownReservations(db, accountId)) {
        const { photo: _, serverNow: __, ...told } = await wholeReservation(db, row, clock.now());
        reservations.push({ ...told, requestedAt: row.requested_at.toISOString() });
      }
      return { reservations };
    },
    blockers: async (db, { accountId }) => {
      const found: Deletion['blockedBy'] = [];
      for (const row of await ownReservations(db, accountId)) {
        const reason = deletionBlock(row, await paymentsOf(db, row), clock.now());
        if (reason) found.push({ reservationId: row.id, code: row.code, reason });
      }
      return found;
    },
    erase: (trx, { accountId }) => forgetOccupants(trx, accountId),
  };
}

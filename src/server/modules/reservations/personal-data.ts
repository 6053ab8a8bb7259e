import type { Deletion } from '#contract/accounts.ts';
import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { forgetRecords } from './admin/store.ts';
import { depositRefundOf } from './money/deposit-store.ts';
import { deletionBlock } from './policy.ts';
import { ownReservations } from './read-store.ts';
import { checkInReadAt, eventsOf, forgetOccupants } from './store.ts';
import { depositOf, loadDetails, loadPayments } from './load-details.ts';
import { presentEvent } from './present.ts';

/** Exports reservations with occupants, prices, instalments and events. The rows stay, without the account (docs/specification.md#accounts). */
export function makePersonalData({ clock, doorCodes }: Pick<Context, 'clock' | 'doorCodes'>): PersonalData {
  return {
    exported: async (db, { accountId }) => {
      const reservations: unknown[] = [];
      for (const row of await ownReservations(db, accountId)) {
        const { photo: _, serverNow: __, ...told } = await loadDetails(db, { doorCodes }, row, clock.now());
        const events = (await eventsOf(db, row.id)).map(presentEvent);
        const readAt = await checkInReadAt(db, row.id);
        reservations.push({
          ...told,
          requestedAt: row.requested_at.toISOString(),
          checkInReadAt: readAt?.toISOString() ?? null,
          events,
        });
      }
      return { reservations };
    },
    blockers: async (db, { accountId }) => {
      const found: Deletion['blockedBy'] = [];
      for (const row of await ownReservations(db, accountId)) {
        const reason = deletionBlock(row, {
          parts: await loadPayments(db, row, clock.now()),
          deposit: await depositOf(db, row, clock.now()),
          settled: await depositRefundOf(db, row.id),
          nowMs: clock.now(),
        });
        if (reason) found.push({ reservationId: row.id, code: row.code, reason });
      }
      return found;
    },
    erase: async (trx, { accountId }) => {
      await forgetOccupants(trx, accountId);
      await forgetRecords(trx, accountId);
    },
  };
}

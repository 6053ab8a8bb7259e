import type { Context, Db } from '#server/context.ts';
import type { PersonalData } from '#server/ports.ts';
import { deletionBlock } from './policy.ts';
import { presentPayments, presentReservation } from './present.ts';
import * as read from './read-store.ts';
import { refundsOf } from './refund-store.ts';
import { forgetOccupants } from './store.ts';

/** Reservations with everybody who stays, prices and instalments. The rows are kept without the account (spec: Accounts). */
export function makePersonalData({ clock }: Pick<Context, 'clock'>): PersonalData {
  return {
    exported: async (db, { accountId }) => ({
      reservations: await each(db, accountId, async (row) => {
        const parts = {
          ...(await moneyOf(db, row.id)),
          occupants: await read.occupantsOf(db, row.id),
          signers: await read.signersOf(db, row.contract_id),
          refunds: await refundsOf(db, row.id),
          extendedById: null,
          goesOn: false,
          reviewed: await read.isReviewed(db, row.id),
        };
        const whole = presentReservation(row, { ...parts, photo: undefined }, clock.now());
        const { photo: _, serverNow: __, ...told } = whole;
        return { ...told, requestedAt: row.requested_at.toISOString() };
      }),
    }),
    blockers: async (db, { accountId }) => {
      const found = await each(db, accountId, async (row) => {
        const { instalments, payments } = await moneyOf(db, row.id);
        const parts = presentPayments(row.status, instalments, payments);
        const reason = deletionBlock(row, parts, clock.now());
        return reason ? [{ reservationId: row.id, code: row.code, reason }] : [];
      });
      return found.flat();
    },
    erase: (trx, { accountId }) => forgetOccupants(trx, accountId),
  };
}

/** One after the other: inside a transaction there is one connection. */
async function each<T>(
  db: Db,
  accountId: string,
  work: (row: read.OwnReservation) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const row of await read.ownReservations(db, accountId)) results.push(await work(row));
  return results;
}

async function moneyOf(db: Db, id: string) {
  return { instalments: await read.instalmentsOf(db, id), payments: await read.paymentsOf(db, id) };
}

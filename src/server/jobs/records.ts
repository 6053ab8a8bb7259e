import { inTransaction } from '#server/context.ts';
import { forgetContracts } from '#server/modules/contracts/store.ts';
import { forgetPayments } from '#server/modules/payments/store.ts';
import { recordsKeptFrom } from '#server/modules/reservations/policy.ts';
import { outdatedRecords } from '#server/modules/reservations/record-store.ts';
import { each } from './each.ts';
import { every } from './every.ts';

const DAY_MS = 86_400_000;

/**
 * Erases contracts and payments of people whose account is deleted once five years have passed since, once a day (spec: Accounts).
 * Of their stays nothing is left then but dates, price and home.
 * @throws AggregateError of what could not be erased; it is tried again the next day.
 */
export const forgetRecords = every(DAY_MS, async (ctx) => {
  await each(
    await outdatedRecords(ctx.db, recordsKeptFrom(ctx.clock.now())),
    (reservationId) =>
      inTransaction(ctx, async (trx) => {
        await forgetContracts(trx, reservationId);
        await forgetPayments(trx, reservationId);
      }),
    'some old records could not be erased',
  );
});

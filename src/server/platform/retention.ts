import { DAY_MS } from '#contract/rules/durations.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { runBatch } from './run-batch.ts';
import type { Job } from './run-jobs.ts';
import { throttle } from './throttle.ts';

/**
 * Makes the daily job that erases records after their retention (docs/specification.md#accounts, five years), each in one transaction. `outdated`
 * returns the reservations; each eraser removes its module's records of one.
 * @throws AggregateError of what could not be erased; it is tried again the next day.
 */
export function retention(
  outdated: (ctx: Context) => Promise<string[]>,
  ...erasers: ((trx: Trx, reservationId: string) => Promise<void>)[]
): Job {
  return throttle(DAY_MS, async (ctx, until) => {
    await runBatch(
      await outdated(ctx),
      (reservationId) =>
        inTransaction(ctx, async (trx) => {
          for (const erase of erasers) await erase(trx, reservationId);
        }),
      'some old records could not be erased',
      until,
    );
  });
}

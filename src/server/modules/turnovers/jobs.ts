import { seoulDate } from '#contract/rules/dates.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import { housesToPlan } from './read-store.ts';

/**
 * Plans turnovers of houses where they do not match the stays, as for arrivals confirmed before turnovers existed.
 * @throws AggregateError of the houses that could not be planned.
 */
export async function planMissingTurnovers(ctx: Context): Promise<void> {
  await runBatch(
    await housesToPlan(ctx.db, seoulDate(ctx.clock.now())),
    (houseId) =>
      inTransaction(ctx, async (trx) => {
        await ctx.reservations.lockHouse(trx, houseId);
        await ctx.turnovers.plan(trx, houseId);
      }),
    'the turnovers of some houses could not be planned',
  );
}

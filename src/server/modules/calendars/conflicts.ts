import { randomUUID } from 'node:crypto';
import { seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { openConflicts, overlapsIn, type OverlapRow } from './read-store.ts';
import { endConflicts, housesInConflict, insertConflicts, knownConflicts } from './store.ts';

type Known = Awaited<ReturnType<typeof knownConflicts>>[number];

const isSame = (known: Known, pair: OverlapRow) =>
  known.foreign_booking_id === pair.foreign_booking_id &&
  known.reservation_id === pair.reservation_id &&
  known.starts_on === pair.starts_on &&
  known.ends_on === pair.ends_on &&
  known.check_in === pair.check_in &&
  known.check_out === pair.check_out;

export async function syncConflicts(trx: Trx, ctx: Pick<Context, 'clock'>, houseId: string): Promise<void> {
  const now = ctx.clock.now();
  const pairs = await overlapsIn(trx, houseId, seoulDate(now));
  const known = await knownConflicts(trx, houseId);
  const gone = known.filter((each) => each.ended_at === null && !pairs.some((pair) => isSame(each, pair)));
  await endConflicts(
    trx,
    gone.map(({ id }) => id),
    { ended_at: new Date(now), outcome: 'moved', reason: null },
  );
  const fresh = pairs.filter((pair) => !known.some((each) => isSame(each, pair)));
  await insertConflicts(
    trx,
    fresh.map((pair) =>
      Object.assign(pair, { id: randomUUID(), house_id: houseId, found_at: new Date(now) }),
    ),
  );
}

/**
 * Ends the recorded conflicts that were resolved by moving one of our stays.
 * @throws AggregateError of what failed
 */
export async function endConflictsThatMoved(ctx: Context): Promise<void> {
  await runBatch(
    await housesInConflict(ctx.db),
    (houseId) =>
      inTransaction(ctx, async (trx) => {
        await ctx.reservations.lockHouse(trx, houseId);
        await syncConflicts(trx, ctx, houseId);
      }),
    'some conflicts could not be looked at',
  );
}

/**
 * Accepts an open conflict, so that it is no longer shown.
 * @throws Refusal `not_found` if there is none
 */
export function acceptConflict(ctx: Context, id: string, by: Administrator, reason: string): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const today = seoulDate(ctx.clock.now());
    const row = (isId(id) && (await openConflicts(trx, today)).find((each) => each.id === id)) || null;
    if (!row) return refuse('not_found');
    const end = { ended_at: new Date(ctx.clock.now()), outcome: 'accepted', reason } as const;
    if ((await endConflicts(trx, [id], end)).length === 0) return refuse('not_found');
    await audit(trx, ctx, by, {
      action: 'conflict-accepted',
      subject: { kind: 'reservation', id: row.reservation_id },
      change: { after: { calendar: row.calendar, from: row.starts_on, to: row.ends_on, reason } },
    });
  });
}

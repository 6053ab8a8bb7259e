import { randomUUID } from 'node:crypto';
import {
  MOST_BLOCKED_NIGHTS,
  type BlockedDates,
  type BlockedDatesChange,
} from '#contract/admin/calendars/calendars.ts';
import { daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { isExclusionViolation, isSerializationFailure } from '#server/db/errors.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { syncConflicts } from './conflicts.ts';
import { presentBlock } from './present.ts';
import { findHouse } from './read-store.ts';
import { blocksOf, deleteBlock, insertBlock, lockBlock, updateBlock, type BlockRow } from './store.ts';

type ByVersion = Administrator & { ifMatch: string };

/**
 * Blocks dates of a house. Repeating the request returns the first block.
 * @throws Refusal `not_found`, `dates_taken`, or of its dates
 */
export function block(
  ctx: Context,
  houseId: string,
  by: Administrator,
  wish: BlockedDatesChange,
): Promise<BlockedDates> {
  const today = seoulDate(ctx.clock.now());
  refuseBadDates(wish, today, null);
  return takingNights(ctx, houseId, async (trx) => {
    const wanted = JSON.stringify(columnsOf(wish));
    // Sent once more after its answer was lost.
    const before = (await blocksOf(trx, houseId, today)).find(
      ({ starts_on, ends_on, reason, note }) =>
        JSON.stringify({ starts_on, ends_on, reason, note }) === wanted,
    );
    if (before) return presentBlock(before);
    const row = await insertBlock(trx, {
      id: randomUUID(),
      house_id: houseId,
      ...columnsOf(wish),
      created_at: new Date(ctx.clock.now()),
    });
    await audit(trx, ctx, by, {
      action: 'dates-blocked',
      subject: { kind: 'house', id: houseId },
      change: { after: factsOf(row) },
    });
    return presentBlock(row);
  });
}

/**
 * Changes blocked dates, based on the version that the administrator saw.
 * @throws Refusal `not_found`, `version_stale` with them as they are now, `not_changeable` once they are over, `dates_taken`, or of the dates
 */
export function changeBlock(
  ctx: Context,
  { id: houseId, blockId }: { id: string; blockId: string },
  by: ByVersion,
  wish: BlockedDatesChange,
): Promise<BlockedDates> {
  return takingNights(ctx, houseId, async (trx) => {
    const today = seoulDate(ctx.clock.now());
    const row = await heldBlock(trx, { houseId, id: blockId, ifMatch: by.ifMatch, today });
    refuseBadDates(wish, today, row);
    const after = await updateBlock(trx, row.id, columnsOf(wish));
    await audit(trx, ctx, by, {
      action: 'blocked-dates-changed',
      subject: { kind: 'house', id: houseId },
      change: { before: factsOf(row), after: factsOf(after) },
    });
    await syncConflicts(trx, ctx, houseId);
    return presentBlock(after);
  });
}

/**
 * Frees blocked dates from today on; their past days stay on record.
 * @throws Refusal `not_found`, `version_stale`, `not_changeable` once they are over
 */
export function unblock(
  ctx: Context,
  { id: houseId, blockId }: { id: string; blockId: string },
  by: ByVersion,
): Promise<void> {
  return takingNights(ctx, houseId, async (trx) => {
    const today = seoulDate(ctx.clock.now());
    const row = await heldBlock(trx, { houseId, id: blockId, ifMatch: by.ifMatch, today });
    if (row.starts_on < today) await updateBlock(trx, row.id, { ends_on: today });
    else await deleteBlock(trx, row.id);
    await audit(trx, ctx, by, {
      action: 'dates-unblocked',
      subject: { kind: 'house', id: houseId },
      change: { before: factsOf(row) },
    });
    await syncConflicts(trx, ctx, houseId);
  });
}

/**
 * Runs work that takes nights of a house, with the house locked and expired holds ended.
 * @throws Refusal `not_found`, `dates_taken`
 */
async function takingNights<T>(ctx: Context, houseId: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, async (trx) => {
      await ctx.reservations.lockHouse(trx, houseId);
      if (!(await findHouse(trx, houseId))) refuse('not_found');
      await ctx.reservations.expireHolds(trx, houseId);
      return work(trx);
    });
  } catch (error) {
    if (isExclusionViolation(error) || isSerializationFailure(error))
      return refuse('dates_taken', {}, { from: 'dates_taken' });
    throw error;
  }
}

async function heldBlock(
  trx: Trx,
  { houseId, id, ifMatch, today }: { houseId: string; id: string; ifMatch: string; today: PlainDate },
): Promise<BlockRow> {
  const row = (isId(id) && (await lockBlock(trx, houseId, id))) || refuse('not_found');
  requireVersion(ifMatch, presentBlock(row));
  if (row.ends_on <= today) refuse('not_changeable');
  return row;
}

/** @throws Refusal of dates that newly begin before today, of an empty range, or of one that is too long */
function refuseBadDates({ from, to }: BlockedDatesChange, today: PlainDate, before: BlockRow | null): void {
  if (to <= from) refuse('dates_reversed', {}, { to: 'dates_reversed' });
  const isPast = from < today && from !== before?.starts_on;
  if (isPast || to <= today) refuse('dates_past', {}, { [isPast ? 'from' : 'to']: 'dates_past' });
  if (daysBetween(from, to) > MOST_BLOCKED_NIGHTS) refuse('dates_too_far', {}, { to: 'dates_too_far' });
}

const columnsOf = ({ from, to, reason, note }: BlockedDatesChange) => ({
  starts_on: from,
  ends_on: to,
  reason,
  note,
});
const factsOf = ({ starts_on: from, ends_on: to, reason, note }: BlockRow) => ({
  from,
  to,
  blockReason: reason,
  note,
});

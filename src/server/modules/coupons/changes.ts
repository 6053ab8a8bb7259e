import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { AdminCoupon, CouponContent, NewCoupon } from '#contract/admin/pricing/coupons.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { codeOf, newCode } from '#server/platform/new-code.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { columnsOf, contentOf, factsOf, presentCoupon } from './present.ts';
import { couponRecord, unknownHouses } from './read-store.ts';
import { findCoupon, insertCoupon, lockCoupon, updateCoupon } from './store.ts';

type ByVersion = Administrator & { ifMatch: string };

export const momentOf = ({ clock }: Pick<Context, 'clock'>) => {
  const now = clock.now();
  return { now: new Date(now), today: seoulDate(now) };
};

/** Loads a coupon with what it gave away. @throws Refusal `not_found` */
export async function loadCoupon(db: Db, ctx: Pick<Context, 'clock'>, code: string): Promise<AdminCoupon> {
  return presentCoupon((await couponRecord(db, code, momentOf(ctx))) ?? refuse('not_found'));
}

/**
 * Creates a coupon; without a typed code it gets one of letters that are hard to confuse. Repeating the request returns the first coupon in its
 * present state.
 * @throws Refusal `coupon_code_taken`, `coupon_house_unknown`
 */
export function makeCoupon(
  ctx: Context,
  by: Administrator,
  { id, code: typed, ...content }: v.InferOutput<typeof NewCoupon>,
): Promise<AdminCoupon> {
  return inTransaction(ctx, async (trx) => {
    await refuseUnknownHouses(trx, content);
    const code = typed ?? (id === undefined ? newCode() : codeOf(id));
    const row = { code, ...columnsOf(content), created_at: new Date(ctx.clock.now()) };
    if (!(await insertCoupon(trx, row))) {
      const before = await findCoupon(trx, code);
      // Sent once more after its answer was lost.
      const isSame = before && !before.ended_at && isDeepStrictEqual(contentOf(before), content);
      if (isSame || (typed === null && id !== undefined)) return loadCoupon(trx, ctx, code);
      refuse('coupon_code_taken', {}, { code: 'coupon_code_taken' });
    }
    await audit(trx, ctx, by, {
      action: 'coupon-created',
      subject: subject(code),
      change: { after: factsOf(content) },
    });
    return loadCoupon(trx, ctx, code);
  });
}

/**
 * Replaces the terms of a coupon that no reservation has named and that has not ended.
 * @throws Refusal `not_found`, `version_stale` with the coupon as it is now, `coupon_used`, `coupon_ended`, `coupon_house_unknown`
 */
export function changeCoupon(
  ctx: Context,
  code: string,
  by: ByVersion,
  content: CouponContent,
): Promise<AdminCoupon> {
  return inTransaction(ctx, async (trx) => {
    const { row, shown } = await held(trx, ctx, code, by.ifMatch);
    if (row.ended_at) refuse('coupon_ended');
    if (!shown.changeable) refuse('coupon_used');
    await refuseUnknownHouses(trx, content);
    const changed = changeOf(factsOf(contentOf(row)), factsOf(content));
    if (!changed) return shown;
    await updateCoupon(trx, code, columnsOf(content));
    await audit(trx, ctx, by, { action: 'coupon-changed', subject: subject(code), change: changed });
    return loadCoupon(trx, ctx, code);
  });
}

/**
 * Ends a coupon for new bookings. Stays that have it keep it, even after a change of dates or a payment that arrives after the hold.
 * @throws Refusal `not_found`, `version_stale` with the coupon as it is now, `coupon_ended`
 */
export function endCoupon(ctx: Context, code: string, by: ByVersion): Promise<AdminCoupon> {
  return inTransaction(ctx, async (trx) => {
    const { row, shown } = await held(trx, ctx, code, by.ifMatch);
    if (row.ended_at) refuse('coupon_ended');
    await updateCoupon(trx, code, { ended_at: new Date(ctx.clock.now()) });
    await audit(trx, ctx, by, {
      action: 'coupon-ended',
      subject: subject(code),
      change: {
        after: { uses: shown.uses, given: shown.given },
      },
    });
    return loadCoupon(trx, ctx, code);
  });
}

export const subject = (code: string) => ({ kind: 'coupon', id: code }) as const;

/**
 * Locks a coupon that still has the version seen by the administrator.
 * @throws Refusal `not_found`, `version_stale`
 */
async function held(trx: Trx, ctx: Context, code: string, ifMatch: string) {
  const row = (await lockCoupon(trx, code)) ?? refuse('not_found');
  const shown = await loadCoupon(trx, ctx, code);
  requireVersion(ifMatch, shown);
  return { row, shown };
}

/** @throws Refusal `coupon_house_unknown` */
export async function refuseUnknownHouses(
  trx: Trx,
  { houseIds }: Pick<CouponContent, 'houseIds'>,
): Promise<void> {
  const [unknown] = await unknownHouses(trx, houseIds);
  if (unknown !== undefined)
    refuse('coupon_house_unknown', { house: unknown }, { houseIds: 'coupon_house_unknown' });
}

export function changeOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const moved = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (facts: Record<string, unknown>) =>
    Object.fromEntries(moved.map((name) => [name, facts[name] ?? null]));
  return moved.length > 0 ? { before: only(before), after: only(after) } : null;
}

import type { AdminCoupon, CouponContent } from '#contract/admin/pricing/coupons.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { Coupon } from '#server/ports/pricing/coupons.ts';
import type { CouponRecord } from './read-store.ts';
import type { CouponRow } from './store.ts';

export function couponOf(row: CouponRow): Coupon;
export function couponOf(row: CouponRow | undefined): Coupon | undefined;
export function couponOf(row: CouponRow | undefined): Coupon | undefined {
  if (!row) return undefined;
  const { note: _, ...content } = contentOf(row);
  return { code: row.code, ...content, endedAt: row.ended_at };
}

export function contentOf(row: CouponRow): CouponContent {
  return {
    kind: row.kind,
    value: row.value,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    maxUses: row.max_uses,
    maxUsesPerMember: row.max_uses_per_member,
    minNights: row.min_nights,
    houseIds: row.house_ids,
    locations: row.locations,
    note: row.note,
  };
}

export function presentCoupon(row: CouponRecord): AdminCoupon {
  const content = contentOf(row);
  const endedAt = row.ended_at?.toISOString() ?? null;
  return {
    code: row.code,
    ...content,
    state: row.state,
    uses: row.uses,
    given: row.given,
    changeable: !row.named && endedAt === null,
    createdAt: row.created_at.toISOString(),
    endedAt,
    version: versionOf({ ...content, endedAt }),
  };
}

export function columnsOf(content: CouponContent) {
  return {
    kind: content.kind,
    value: content.value,
    starts_on: content.startsOn,
    ends_on: content.endsOn,
    max_uses: content.maxUses,
    max_uses_per_member: content.maxUsesPerMember,
    min_nights: content.minNights,
    house_ids: JSON.stringify(content.houseIds),
    locations: JSON.stringify(content.locations),
    note: content.note,
  };
}

export function factsOf(content: CouponContent): Record<string, unknown> {
  const { kind, value, startsOn, endsOn, houseIds, ...limits } = content;
  return {
    [kind === 'amount' ? 'amount' : 'percent']: value,
    from: startsOn,
    to: endsOn,
    houses: houseIds,
    ...limits,
  };
}

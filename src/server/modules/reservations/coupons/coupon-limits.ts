import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Coupon } from '#server/ports/pricing/coupons.ts';

type CouponHouse = { id: string; location: Location };
type CouponRefusal = { code: ErrorCode; params?: Record<string, string | number> };

/**
 * Returns why a coupon cannot be used for a stay, or null. The Seoul date of the booking decides: a coupon that was ended later stays valid for its
 * stays. `house` is null if the house is not to be checked; `uses` counts reservations with the coupon, of everybody and of the member.
 */
export function couponProblem(
  coupon: Coupon,
  {
    stay,
    house,
    bookedAtMs,
    uses,
  }: { stay: Stay; house: CouponHouse | null; bookedAtMs: number; uses: { all: number; ofMember: number } },
): CouponRefusal | null {
  const { code, startsOn, endsOn, endedAt, maxUses, maxUsesPerMember, minNights } = coupon;
  const today = seoulDate(bookedAtMs);
  if (startsOn !== null && today < startsOn) return { code: 'coupon_not_begun', params: { startsOn } };
  if (endsOn !== null && today > endsOn) return { code: 'coupon_over' };
  if (endedAt !== null && bookedAtMs >= endedAt.getTime()) return { code: 'coupon_over' };
  if (house && !isCouponFor(coupon, house)) return { code: 'coupon_other_houses' };
  if (daysBetween(stay.checkIn, stay.checkOut) < minNights)
    return { code: 'coupon_stay_short', params: { coupon: code, minNights } };
  if (maxUsesPerMember !== null && uses.ofMember >= maxUsesPerMember)
    return { code: 'coupon_used_by_member', params: { mostUses: maxUsesPerMember } };
  return maxUses !== null && uses.all >= maxUses ? { code: 'coupon_used_up' } : null;
}

function isCouponFor({ houseIds, locations }: Coupon, { id, location }: CouponHouse): boolean {
  const isForAll = houseIds.length === 0 && locations.length === 0;
  return isForAll || houseIds.includes(id) || locations.includes(location);
}

import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Coupon } from '#server/ports/pricing/coupons.ts';

type CouponHouse = { id: string; location: Location };
type CouponRefusal = { code: ErrorCode; params?: Record<string, string | number> };

/**
 * Refuses a coupon for a stay in a house booked at an instant, or null. It is judged by the day of the booking in Seoul: one that was ended
 * later stays with the stays that have it. `house` is null where it is not asked for; `uses` counts the reservations that use it already, of
 * everybody and of the member.
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

/** True where a coupon is for a house: it names the house or its neighbourhood, or none of either. */
function isCouponFor({ houseIds, locations }: Coupon, { id, location }: CouponHouse): boolean {
  const isForAll = houseIds.length === 0 && locations.length === 0;
  return isForAll || houseIds.includes(id) || locations.includes(location);
}

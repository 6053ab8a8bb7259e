import { seoulDate } from '#contract/rules/dates.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { refuse } from '#server/http/api/errors.ts';
import { couponProblem } from './policy.ts';
import { couponUses, findCoupon, lockCoupon, type CouponRow, type ReservationRow } from './store.ts';

/** Finds a coupon that a stay booked at an instant may use. @throws Refusal coupon_unknown, coupon_not_valid or coupon_used_up. */
export async function usableCoupon(
  db: Db,
  code: string,
  stay: Stay,
  nowMs: number,
  find: typeof findCoupon = findCoupon,
): Promise<CouponRow> {
  const coupon = (await find(db, code)) ?? refuse('coupon_unknown');
  const uses = await couponUses(db, code, new Date(nowMs), null);
  const problem = couponProblem(coupon, stay, seoulDate(nowMs), uses);
  return problem ? refuse(problem) : coupon;
}

/** Takes one use of a coupon: the next request for it waits until this transaction holds or fails. */
export function takeCoupon(trx: Trx, code: string, stay: Stay, nowMs: number): Promise<CouponRow> {
  return usableCoupon(trx, code, stay, nowMs, () => lockCoupon(trx, code));
}

/** Finds the coupon of a stay where it may still be used for these dates, counting everyone else who uses it. */
export async function couponStillHolds(
  trx: Trx,
  stay: ReservationRow,
  dates: Stay,
  nowMs: number,
): Promise<CouponRow | undefined> {
  const code = stay.coupon_code ?? '';
  const coupon = await lockCoupon(trx, code);
  const uses = await couponUses(trx, code, new Date(nowMs), stay.id);
  const bookedOn = seoulDate(stay.requested_at.getTime());
  return coupon && couponProblem(coupon, dates, bookedOn, uses) === null ? coupon : undefined;
}

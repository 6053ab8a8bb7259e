import type { Stay } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Coupon } from '#server/ports/pricing/coupons.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { couponProblem } from './coupon-limits.ts';
import type { HouseRow } from '../read-store.ts';
import type { ReservationRow } from '../store.ts';

type Dependencies = Pick<Context, 'clock' | 'coupons'>;
type Use = { stay: Stay; house: Pick<HouseRow, 'id' | 'location'>; accountId: string | null };

/** @throws Refusal `coupon_…` with the reason why the coupon cannot be used. */
export async function usableCoupon(
  db: Db,
  { clock, coupons }: Dependencies,
  {
    code,
    use,
    find = coupons.find,
  }: { code: string; use: Use; find?: Dependencies['coupons']['find'] | undefined },
): Promise<Coupon> {
  const coupon = (await find(db, code)) ?? refuse('coupon_unknown');
  const now = clock.now();
  const { accountId } = use;
  const uses = await coupons.uses(db, code, { now: new Date(now), except: null, accountId });
  const problem = couponProblem(coupon, { stay: use.stay, house: use.house, bookedAtMs: now, uses });
  return problem ? refuse(problem.code, problem.params) : coupon;
}

/** Takes one use of a coupon, if one is given. Parallel requests for it wait until this transaction ends. */
export async function takeCoupon(
  trx: Trx,
  ctx: Dependencies,
  code: string | null,
  use: Use,
): Promise<Coupon | null> {
  return code ? usableCoupon(trx, ctx, { code, use, find: () => ctx.coupons.lock(trx, code) }) : null;
}

export async function couponStillHolds(
  trx: Trx,
  { clock, coupons }: Dependencies,
  reservation: ReservationRow,
  dates: Stay,
): Promise<{ coupon: Coupon; problem: ReturnType<typeof couponProblem> }> {
  const code = reservation.coupon_code ?? '';
  const coupon = (await coupons.lock(trx, code)) ?? refuse('coupon_unknown');
  const uses = await coupons.uses(trx, code, {
    now: new Date(clock.now()),
    except: reservation.id,
    accountId: reservation.account_id,
  });
  // The house was right at the booking; into another it is moved by administrators, for which nobody pays more.
  return {
    coupon,
    problem: couponProblem(coupon, {
      stay: dates,
      house: null,
      bookedAtMs: reservation.requested_at.getTime(),
      uses,
    }),
  };
}

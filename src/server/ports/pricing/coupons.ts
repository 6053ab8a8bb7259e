import type { PlainDate } from '#contract/rules/dates.ts';
import type { CouponValue } from '#contract/rules/price.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { Db, Trx } from '../database.ts';

/** Coupon with its limits. Dates are Seoul dates; null means no limit. */
export type Coupon = CouponValue & {
  code: string;
  startsOn: PlainDate | null;
  endsOn: PlainDate | null;
  endedAt: Date | null;
  maxUses: number | null;
  maxUsesPerMember: number | null;
  minNights: number;
  houseIds: string[];
  locations: Location[];
};

export type Coupons = {
  find(db: Db, code: string): Promise<Coupon | undefined>;
  /** Locks a coupon until the transaction ends, so that its uses are counted and one is taken without a race. */
  lock(trx: Trx, code: string): Promise<Coupon | undefined>;
  /**
   * Counts the reservations that use a coupon, in total and by one account. Leaves out cancelled and expired reservations, holds that ran out by
   * `now`, and the reservation `except`.
   */
  uses(
    db: Db,
    code: string,
    among: { now: Date; except: string | null; accountId: string | null },
  ): Promise<{ all: number; ofMember: number }>;
};

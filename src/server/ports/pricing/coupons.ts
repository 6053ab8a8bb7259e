import type { PlainDate } from '#contract/rules/dates.ts';
import type { CouponValue } from '#contract/rules/price.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { Db, Trx } from '../database.ts';

/** A coupon with all that limits its use. Dates are Seoul dates; null where there is no limit. */
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

/** The services of the coupons module to other modules. */
export type Coupons = {
  find(db: Db, code: string): Promise<Coupon | undefined>;
  /** Holds a coupon until the transaction ends, so that its uses can be counted and one taken without anyone in between. */
  lock(trx: Trx, code: string): Promise<Coupon | undefined>;
  /**
   * Counts the reservations that use a coupon, of everybody and of one account: all that are neither cancelled nor expired, holds that ran
   * out by `now` and the reservation `except` aside.
   */
  uses(
    db: Db,
    code: string,
    among: { now: Date; except: string | null; accountId: string | null },
  ): Promise<{ all: number; ofMember: number }>;
};

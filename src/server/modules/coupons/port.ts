import type { Coupons } from '#server/ports/pricing/coupons.ts';
import { couponOf } from './present.ts';
import { countUses } from './read-store.ts';
import { findCoupon, lockCoupon } from './store.ts';

export const coupons: Coupons = {
  find: async (db, code) => couponOf(await findCoupon(db, code)),
  lock: async (trx, code) => couponOf(await lockCoupon(trx, code)),
  uses: countUses,
};

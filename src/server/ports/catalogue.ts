import type { CatalogueCoupon, CatalogueHouse } from '#contract/admin/catalogue.ts';
import type { Administrator } from './audit.ts';
import type { Db, Trx } from './database.ts';

/** The houses module's part in files of the catalogue. */
export type HousesInFile = {
  /** Every house by id, archived ones too, as files hold it. */
  every(db: Db): Promise<CatalogueHouse[]>;
  /**
   * Adds houses as a file has them. @throws Refusal `picture_unknown`, `picture_words_fixed`, `pictures_exceeded`, `house_incomplete` for
   * one to publish that lacks something, `amount_required`, `dates_too_far`
   */
  add(trx: Trx, by: Administrator, houses: readonly CatalogueHouse[]): Promise<void>;
  /** Makes a house be as a file has it. @throws Refusal likewise, and `house_in_use` for one to archive */
  change(trx: Trx, by: Administrator, house: CatalogueHouse, before: CatalogueHouse): Promise<void>;
};

/** The coupons module's part in files of the catalogue. */
export type CouponsInFile = {
  every(db: Db): Promise<(CatalogueCoupon & { uses: number; given: number })[]>;
  /** Makes a coupon be as a file has it, or adds it. @throws Refusal `coupon_used`, `coupon_ended`, `coupon_house_unknown` */
  save(trx: Trx, by: Administrator, coupon: CatalogueCoupon, isKnown: boolean): Promise<void>;
};

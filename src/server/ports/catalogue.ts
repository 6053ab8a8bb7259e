import type { CatalogueCoupon, CatalogueHouse } from '#contract/admin/catalogue.ts';
import type { Administrator } from './audit.ts';
import type { Db, Trx } from './database.ts';

export type HousesInFile = {
  every(db: Db): Promise<CatalogueHouse[]>;
  /**
   * Adds houses from a file. @throws Refusal `picture_unknown`, `picture_words_fixed`, `pictures_exceeded`, `house_incomplete` for one to publish
   * that lacks data, `amount_required`, `dates_too_far`
   */
  add(trx: Trx, by: Administrator, houses: readonly CatalogueHouse[]): Promise<void>;
  /** Updates a house from a file. @throws Refusal as {@link HousesInFile.add} does, and `house_in_use` for one to archive */
  change(trx: Trx, by: Administrator, house: CatalogueHouse, before: CatalogueHouse): Promise<void>;
};

export type CouponsInFile = {
  every(db: Db): Promise<(CatalogueCoupon & { uses: number; given: number })[]>;
  /** Updates or adds a coupon from a file. @throws Refusal `coupon_used`, `coupon_ended`, `coupon_house_unknown` */
  save(trx: Trx, by: Administrator, coupon: CatalogueCoupon, isKnown: boolean): Promise<void>;
};

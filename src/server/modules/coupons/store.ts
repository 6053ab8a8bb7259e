import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type CouponRow = Selectable<Schema['coupons']>;

export function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
}

export function lockCoupon(trx: Trx, code: string): Promise<CouponRow | undefined> {
  return trx.selectFrom('coupons').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

/** @returns false if another coupon has the code */
export async function insertCoupon(trx: Trx, row: Insertable<Schema['coupons']>): Promise<boolean> {
  const made = await trx
    .insertInto('coupons')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateCoupon(
  trx: Trx,
  code: string,
  changes: Updateable<Schema['coupons']>,
): Promise<void> {
  await trx.updateTable('coupons').set(changes).where('code', '=', code).execute();
}

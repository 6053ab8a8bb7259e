import type { Db } from '#server/ports/database.ts';

export function manualRates(db: Db, most: number) {
  return db
    .selectFrom('manual_rates as m')
    .leftJoin('accounts as a', 'a.id', 'm.set_by')
    .selectAll('m')
    .select(['a.first_name', 'a.last_name'])
    .orderBy('m.set_at', 'desc')
    .limit(most)
    .execute();
}
export type ManualRateRecord = Awaited<ReturnType<typeof manualRates>>[number];

export function publishedRates(db: Db, most: number) {
  return db
    .selectFrom('exchange_rates')
    .select(['krw_per_usd', 'source', 'at'])
    .orderBy('read_at', 'desc')
    .limit(most)
    .execute();
}
export type PublishedRateRecord = Awaited<ReturnType<typeof publishedRates>>[number];

import type { Db } from '#server/ports/database.ts';

/** Joint reads of rates, their sources and who set them. Nothing is written here. */

/** The rates set by hand with the names of who set them, the newest first. */
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

/** The rates that services published, the newest first. */
export function publishedRates(db: Db, most: number) {
  return db
    .selectFrom('exchange_rates')
    .select(['krw_per_usd', 'source', 'at'])
    .orderBy('read_at', 'desc')
    .limit(most)
    .execute();
}
export type PublishedRateRecord = Awaited<ReturnType<typeof publishedRates>>[number];

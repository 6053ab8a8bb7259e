import { randomUUID } from 'node:crypto';
import type { Db } from '#server/ports/database.ts';

export function lastRate(db: Db, source: string) {
  return db
    .selectFrom('exchange_rates')
    .select(['krw_per_usd', 'source', 'at', 'read_at'])
    .where('source', '=', source)
    .orderBy('read_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function keepRate(
  db: Db,
  rate: { krwPerUsd: string; source: string; at: Date; readAt: Date },
): Promise<void> {
  const { krwPerUsd, source, at, readAt } = rate;
  await db
    .insertInto('exchange_rates')
    .values({ id: randomUUID(), krw_per_usd: krwPerUsd, source, at, read_at: readAt })
    .execute();
}

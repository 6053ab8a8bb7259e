import type { ExchangeRate } from '#contract/rules/money.ts';
import { plainRate } from '#contract/rules/money.ts';
import type { Db } from '#server/ports/database.ts';
import { MANUAL_RATE } from '#server/ports/pricing/rates.ts';
import { manualRateAt } from './store.ts';

export async function rateByHand(db: Db, at: Date): Promise<ExchangeRate | null> {
  const row = await manualRateAt(db, at);
  return row
    ? { krwPerUsd: plainRate(row.krw_per_usd), source: MANUAL_RATE, at: row.set_at.toISOString() }
    : null;
}

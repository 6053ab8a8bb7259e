import type { RateRecord } from '#contract/admin/pricing/rates.ts';
import { plainRate, type ExchangeRate } from '#contract/rules/money.ts';
import { personName } from '#contract/rules/people/names.ts';
import { MANUAL_RATE, OPERATOR_RATE } from '#server/ports/pricing/rates.ts';
import type { ManualRateRecord, PublishedRateRecord } from './read-store.ts';

const nobody = { reason: null, setBy: null, endsOn: null, endedAt: null };

export function presentRate({ krwPerUsd, source, at }: ExchangeRate): RateRecord {
  if (source === OPERATOR_RATE) return { krwPerUsd, source: 'configured', host: null, at, ...nobody };
  if (source === MANUAL_RATE) return { krwPerUsd, source: 'manual', host: null, at, ...nobody };
  return { krwPerUsd, source: 'published', host: source, at, ...nobody };
}

export function presentPublished({ krw_per_usd, source, at }: PublishedRateRecord): RateRecord {
  return presentRate({ krwPerUsd: plainRate(krw_per_usd), source, at: at.toISOString() });
}

export function presentManual(row: ManualRateRecord): RateRecord {
  const { first_name: firstName, last_name: lastName } = row;
  return {
    krwPerUsd: plainRate(row.krw_per_usd),
    source: 'manual',
    host: null,
    at: row.set_at.toISOString(),
    reason: row.reason,
    setBy: firstName === null || lastName === null ? null : personName({ firstName, lastName }),
    endsOn: row.ends_on,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

import * as v from 'valibot';
import { DAY_MS } from '#contract/rules/durations.ts';
import { isPlausibleRate, plainRate } from '#contract/rules/money.ts';
import type { Context } from '#server/context.ts';
import type { RateSource } from '#server/ports/pricing/rates.ts';
import { keepRate, lastRate } from './store.ts';

export type PublishedRateOptions = Pick<Context, 'db' | 'clock' | 'log'> & {
  url: string;
  configured: RateSource;
};

/** Pause after a failure before a source is asked again, ms. */
const REST_MS = 10 * 60_000;
const PATIENCE_MS = 3_000;

/**
 * The document that exchange-rate services publish for base USD: `{ "base": "USD", "rates": { "KRW": 1385.5 } }`. Some name the base `base_code`. The
 * rate's date is `date` (YYYY-MM-DD) or `time_last_update_unix` (seconds).
 */
const Published = v.pipe(
  v.object({
    base: v.optional(v.string()),
    base_code: v.optional(v.string()),
    rates: v.object({ KRW: v.pipe(v.number(), v.finite(), v.minValue(0.0001)) }),
    date: v.optional(v.pipe(v.string(), v.isoDate())),
    time_last_update_unix: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.check((it) => (it.base ?? it.base_code) === 'USD', 'must be rates for one US dollar'),
);

/**
 * The rate that a service publishes (docs/specification.md#money), read once a day and stored in the database for all hosts. If the service is down
 * or gives an implausible rate, the last good rate applies, with its date.
 */
export function publishedRate({ url, configured, db, clock, log }: PublishedRateOptions): RateSource {
  const source = new URL(url).hostname;
  let restUntil = 0;
  let reading: Promise<void> | null = null;

  const isFresh = (stored: Awaited<ReturnType<typeof lastRate>>) =>
    stored !== undefined && clock.now() - stored.read_at.getTime() < DAY_MS;
  const read = async () => {
    // Whoever read it meanwhile has done so for this call too.
    if (isFresh(await lastRate(db, source))) return;
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`the source answered ${response.status}`);
      const published = v.parse(Published, await response.json());
      const { krwPerUsd: usual } = await configured.current();
      const krw = published.rates.KRW;
      if (!isPlausibleRate(krw.toFixed(4), usual)) throw new Error(`${krw} won per dollar cannot be true`);
      const readAt = new Date(clock.now());
      await keepRate(db, { krwPerUsd: krw.toFixed(4), source, at: ageOf(published) ?? readAt, readAt });
    } catch (error) {
      restUntil = clock.now() + REST_MS;
      log('the exchange rate could not be read; the last good one holds', error);
    }
  };

  return {
    current: async () => {
      const stored = await lastRate(db, source);
      const stale = !isFresh(stored);
      if (stale && clock.now() >= restUntil) {
        reading ??= read().finally(() => {
          reading = null;
        });
        await reading;
      }
      const last = stale ? await lastRate(db, source) : stored;
      if (!last) return configured.current();
      return { krwPerUsd: plainRate(last.krw_per_usd), source: last.source, at: last.at.toISOString() };
    },
  };
}

function ageOf({ date, time_last_update_unix: seconds }: v.InferOutput<typeof Published>): Date | null {
  if (seconds !== undefined) return new Date(seconds * 1000);
  return date === undefined ? null : new Date(`${date}T00:00:00Z`);
}

import { randomUUID } from 'node:crypto';
import type { AdminRates, ManualRate } from '#contract/admin/pricing/rates.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isPlausibleRate, plausibleRates, type ExchangeRate } from '#contract/rules/money.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { requireVersion, versionOf } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { presentManual, presentPublished, presentRate } from './present.ts';
import { manualRates, publishedRates } from './read-store.ts';
import { endManualRates, insertManualRate, lockManualRates, manualRateAt } from './store.ts';

const MOST_TOLD = 30;
const subject = { kind: 'exchange-rate', id: 'KRW-USD' } as const;

export const adminRates: Handlers<'adminRates'> = {
  get: async (_, ctx) => loadRates(ctx.db, ctx, await ctx.rates.provided()),
  set: (input, ctx) => setRate(ctx, input, input.body),
  end: (input, ctx) => endRate(ctx, input),
};

type ByVersion = Administrator & { ifMatch: string };

/**
 * Sets the rate by hand (docs/specification.md#money). New bookings lock it; existing ones keep theirs.
 * @throws Refusal `version_stale` with the current rates, `rate_implausible`, `rate_end_past`
 */
async function setRate(ctx: Context, by: ByVersion, wish: ManualRate): Promise<AdminRates> {
  const provided = await ctx.rates.provided();
  if (!isPlausibleRate(wish.krwPerUsd, provided.krwPerUsd))
    refuse('rate_implausible', plausibleRates(provided.krwPerUsd), { krwPerUsd: 'rate_implausible' });
  const at = new Date(ctx.clock.now());
  const { krwPerUsd, reason, endsOn } = wish;
  if (endsOn !== null && endsOn < seoulDate(at.getTime()))
    refuse('rate_end_past', {}, { endsOn: 'rate_end_past' });
  return inTransaction(ctx, async (trx) => {
    const before = await held(trx, ctx, by.ifMatch, provided);
    await endManualRates(trx, at);
    await insertManualRate(trx, {
      id: randomUUID(),
      krw_per_usd: krwPerUsd,
      reason,
      set_at: at,
      set_by: by.viewer.accountId,
      ends_on: endsOn,
    });
    const after = { rate: krwPerUsd, reason, to: endsOn };
    await audit(trx, ctx, by, {
      action: 'rate-set',
      subject,
      change: { before: { rate: before.inForce.krwPerUsd }, after },
    });
    return loadRates(trx, ctx, provided);
  });
}

/** Ends the rate set by hand, so that the published one applies again. @throws Refusal `version_stale`, `rate_ended` if none is set */
async function endRate(ctx: Context, by: ByVersion): Promise<AdminRates> {
  const provided = await ctx.rates.provided();
  return inTransaction(ctx, async (trx) => {
    const before = await held(trx, ctx, by.ifMatch, provided);
    if (before.inForce.source !== 'manual') refuse('rate_ended');
    await endManualRates(trx, new Date(ctx.clock.now()));
    await audit(trx, ctx, by, {
      action: 'rate-ended',
      subject,
      change: {
        before: { rate: before.inForce.krwPerUsd },
        after: { rate: provided.krwPerUsd },
      },
    });
    return loadRates(trx, ctx, provided);
  });
}

async function held(trx: Trx, ctx: Context, ifMatch: string, provided: ExchangeRate): Promise<AdminRates> {
  await lockManualRates(trx);
  const shown = await loadRates(trx, ctx, provided);
  requireVersion(ifMatch, shown);
  return shown;
}

/** `otherwise` is the published rate, passed in because a transaction must not wait for it. */
async function loadRates(db: Db, ctx: Context, otherwise: ExchangeRate): Promise<AdminRates> {
  const row = await manualRateAt(db, new Date(ctx.clock.now()));
  const byHand = await manualRates(db, MOST_TOLD);
  const published = await publishedRates(db, MOST_TOLD);
  const current = row && byHand.find(({ id }) => id === row.id);
  const provided = presentRate(otherwise);
  const history = [...byHand.map(presentManual), ...published.map(presentPublished)];
  return {
    inForce: current ? presentManual(current) : provided,
    provided,
    ...plausibleRates(provided.krwPerUsd),
    history: history.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_TOLD),
    version: versionOf({ id: row?.id ?? null }),
  };
}

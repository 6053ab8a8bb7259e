import type { Context } from '#server/context.ts';
import { OPERATOR_RATE, type RateSource } from '#server/ports/pricing/rates.ts';

/** The rate that the operator configured (docs/specification.md#money, the embedded default). Its date is always now. */
export function configuredRate({ config, clock }: Pick<Context, 'config' | 'clock'>): RateSource {
  return {
    current: () =>
      Promise.resolve({
        krwPerUsd: config.krwPerUsd,
        source: OPERATOR_RATE,
        at: new Date(clock.now()).toISOString(),
      }),
  };
}

import type { ExchangeRate } from '#contract/rules/money.ts';
import type { Context } from '#server/context.ts';
import type { RateProvider, RateSource } from '#server/ports/pricing/rates.ts';

export type ManualRateOptions = Pick<Context, 'clock'> & {
  inForce: (at: Date) => Promise<ExchangeRate | null>;
  otherwise: RateSource;
};

export function manualRate({ clock, inForce, otherwise }: ManualRateOptions): RateProvider {
  return {
    current: async () => (await inForce(new Date(clock.now()))) ?? otherwise.current(),
    provided: () => otherwise.current(),
  };
}

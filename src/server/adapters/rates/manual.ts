import type { ExchangeRate } from '#contract/rules/money.ts';
import type { Context } from '#server/context.ts';
import type { RateProvider, RateSource } from '#server/ports/pricing/rates.ts';

export type ManualRateOptions = Pick<Context, 'clock'> & {
  /** Finds the rate that an administrator set by hand, while it holds at an instant. */
  inForce: (at: Date) => Promise<ExchangeRate | null>;
  /** The rate where none is set by hand. */
  otherwise: RateSource;
};

/** The rate that an administrator set by hand, before every other source. */
export function manualRate({ clock, inForce, otherwise }: ManualRateOptions): RateProvider {
  return {
    current: async () => (await inForce(new Date(clock.now()))) ?? otherwise.current(),
    provided: () => otherwise.current(),
  };
}

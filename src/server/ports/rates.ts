import type { ExchangeRate } from '#contract/rules/money.ts';

/** Answers today's KRW per USD; never throws: the last good rate stands in while its source is down. */
export type RateProvider = { current(): Promise<ExchangeRate> };

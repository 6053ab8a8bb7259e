import type { ExchangeRate } from '#contract/rules/money.ts';

/** The source of a rate that the operator sets. */
export const OPERATOR_RATE = 'configuration';

/** Answers today's KRW per USD; never throws: the last good rate stands in while its source is down. */
export type RateProvider = { current(): Promise<ExchangeRate> };

import type { ExchangeRate } from '#contract/rules/money.ts';

/** The source of a rate that the operator configured. */
export const OPERATOR_RATE = 'configuration';
/** The source of a rate that an administrator set by hand. */
export const MANUAL_RATE = 'manual';

/** Answers today's KRW per USD; never throws: the last good rate stands in while its source is down. */
export type RateSource = { current(): Promise<ExchangeRate> };

/** The rate in force, and the one that would be without one set by hand. */
export type RateProvider = RateSource & { provided(): Promise<ExchangeRate> };

import type { ExchangeRate } from '#contract/rules/money.ts';

export const OPERATOR_RATE = 'configuration';
export const MANUAL_RATE = 'manual';

/** Returns today's KRW per USD. Never throws: it returns the last good rate while its source is down. */
export type RateSource = { current(): Promise<ExchangeRate> };

export type RateProvider = RateSource & { provided(): Promise<ExchangeRate> };

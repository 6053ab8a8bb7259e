import type { AdminRates, ManualRate } from '#contract/admin/pricing/rates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { ifMatch } from '#app/admin/kit/form/conflict.ts';

/** Loads the exchange rate in force, with those before. */
export function exchangeRates(): Promise<Result<AdminRates>> {
  return attempt(() => api.adminRates.get());
}

/** Sets the rate by hand, over the rates as they were seen. */
export function setRate(seen: AdminRates, body: ManualRate): Promise<Result<AdminRates>> {
  return attempt(() => api.adminRates.set({ ifMatch: ifMatch(seen), body }));
}

/** Ends the rate set by hand, as it was seen. */
export function endRate(seen: AdminRates): Promise<Result<AdminRates>> {
  return attempt(() => api.adminRates.end({ ifMatch: ifMatch(seen) }));
}

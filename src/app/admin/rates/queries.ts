import type { AdminRates, ManualRate } from '#contract/admin/pricing/rates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { ifMatch } from '#app/admin/kit/form/conflict.ts';

export function exchangeRates(): Promise<Result<AdminRates>> {
  return attempt(() => api.adminRates.get());
}

export function setRate(seen: AdminRates, body: ManualRate): Promise<Result<AdminRates>> {
  return attempt(() => api.adminRates.set({ ifMatch: ifMatch(seen), body }));
}

export function endRate(seen: AdminRates): Promise<Result<AdminRates>> {
  return attempt(() => api.adminRates.end({ ifMatch: ifMatch(seen) }));
}

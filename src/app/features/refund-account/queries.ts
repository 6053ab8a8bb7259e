import type { RefundAccount, RefundAccountState } from '#contract/reservations/refund-accounts.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Reads if a refund of a stay waits for an account, and the account that was entered, masked. */
export const refundAccount = (id: string): Promise<Result<RefundAccountState>> =>
  attempt(() => api.refundAccounts.get({ params: { id } }));

/** Sets the account for refunds of a stay; it replaces the previous one. */
export const setRefundAccount = (id: string, body: RefundAccount): Promise<Result<RefundAccountState>> =>
  attempt(() => api.refundAccounts.set({ params: { id }, body }));

export const removeRefundAccount = (id: string): Promise<Result<RefundAccountState>> =>
  attempt(() => api.refundAccounts.remove({ params: { id } }));

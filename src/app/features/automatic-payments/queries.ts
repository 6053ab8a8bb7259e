import type { AutomaticPayment, MethodSetup } from '#contract/reservations/automatic-payments.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { admitScripts } from '#app/platform/browser/admit-scripts.ts';

/** Reads the automatic payment of a stay; null if it cannot be loaded. */
export async function automaticPayment(id: string): Promise<AutomaticPayment | null> {
  const read = await attempt(() => api.automaticPayments.get({ params: { id } }));
  return read.ok ? read.value : null;
}

export const beginAutomatic = (id: string): Promise<Result<MethodSetup>> =>
  attempt(() => api.automaticPayments.begin({ params: { id }, body: { consent: true } }));

export const finishAutomatic = (
  id: string,
  setupId: string,
  key: string,
): Promise<Result<AutomaticPayment>> =>
  attempt(() => api.automaticPayments.finish({ params: { id, setupId }, body: { key } }));

export const stopAutomatic = (id: string): Promise<Result<AutomaticPayment>> =>
  attempt(() => api.automaticPayments.stop({ params: { id } }));

/**
 * Opens the provider's page that stores a payment method.
 * @returns false if it does not open; nothing is stored then
 */
export async function goToStore(setup: MethodSetup): Promise<boolean> {
  if (setup.kind === 'redirect') {
    location.assign(setup.checkoutUrl);
    return true;
  }
  try {
    admitScripts();
    const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk');
    const toss = await loadTossPayments(setup.clientKey);
    const { customerKey, customerName, customerEmail, successUrl, failUrl } = setup;
    await toss
      .payment({ customerKey })
      .requestBillingAuth({ method: 'CARD', successUrl, failUrl, customerEmail, customerName });
    return true;
  } catch (error) {
    console.warn('The window that stores a payment method could not be opened', error);
    return false;
  }
}

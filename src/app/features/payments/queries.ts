import type { Checkout } from '#contract/reservations/payments.ts';
import type { PayerMethod } from '#contract/rules/payment-methods.ts';
import { api } from '#app/platform/api/api.ts';
import { dropDraft, readDraft, writeDraft } from '#app/platform/forms/draft.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { loadTossWindow } from '#app/platform/services/toss.ts';

export type OrderOf = { reservationId: string; paymentId: string };

const orderKey = (orderId: string) => `order/${orderId}`;

/** Begins a payment, by another method than that of its stay if one is given, and stores its instalment for the return from the payment page. */
export function startPayment(order: OrderOf, method?: PayerMethod): Promise<Result<Checkout>> {
  return attempt(async () => {
    const checkout = await api.payments.start({ body: { ...order, ...(method && { method }) } });
    writeDraft('local', orderKey(checkout.orderId), order);
    return checkout;
  });
}

/**
 * Opens the payment page. Nothing is charged if it does not open: `unreachable` if the provider cannot be reached, `failed` if the provider's script
 * says so.
 */
export async function goToPay(checkout: Checkout): Promise<'left' | 'unreachable' | 'failed'> {
  if (checkout.kind === 'redirect') {
    location.assign(checkout.checkoutUrl);
    return 'left';
  }
  let leave;
  try {
    leave = await loadTossWindow(checkout);
  } catch (error) {
    console.warn('The script of the payment provider could not be loaded', error);
    return 'unreachable';
  }
  try {
    await leave();
    return 'left';
  } catch (error) {
    console.warn('The payment window could not be opened', error);
    return 'failed';
  }
}

/** Returns the instalment of an order that was begun on this device, or null. */
export function orderOf(orderId: string): OrderOf | null {
  const order = readDraft('local', orderKey(orderId), { reservationId: '', paymentId: '' });
  return order.reservationId ? order : null;
}

export function receipt({ reservationId, paymentId }: OrderOf): Promise<Result<Blob>> {
  return attempt(() => api.payments.receipt({ params: { id: reservationId, paymentId } }));
}

export type Confirmed = { reservationId: string; confirmed: boolean; paid: boolean };

const confirming = new Map<string, Promise<Result<Confirmed>>>();

/**
 * Confirms the payment that the payment page returned, once per visit however often it is called. A repetition after a reload is harmless at the
 * host.
 */
export function confirmPayment(paid: {
  orderId: string;
  paymentKey: string;
  amount: number;
}): Promise<Result<Confirmed>> {
  const asked = confirming.get(paid.orderId);
  if (asked) return asked;
  const asking = attempt(() => api.payments.confirm({ body: paid })).then((outcome) => {
    if (outcome.ok) dropDraft('local', orderKey(paid.orderId));
    return outcome;
  });
  confirming.set(paid.orderId, asking);
  return asking;
}

/** Lets the next `confirmPayment` of an order ask the host again. */
export function askAgain(orderId: string): void {
  confirming.delete(orderId);
}

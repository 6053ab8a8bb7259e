import type { Checkout } from '#contract/payments.ts';
import { api } from '#app/platform/api.ts';
import { dropDraft, readDraft, writeDraft } from '#app/platform/draft.ts';
import { attempt, type Outcome } from '#app/platform/problem.ts';
import { openTossWindow } from '#app/platform/toss.ts';

/** Which instalment of which reservation an order pays. */
export type OrderOf = { reservationId: string; paymentId: string };

const orderKey = (orderId: string) => `order/${orderId}`;

/** Begins a payment and remembers what it is for, so that the way back from the payment page leads somewhere. */
export function startPayment(order: OrderOf): Promise<Outcome<Checkout>> {
  return attempt(async () => {
    const checkout = await api.payments.start({ body: order });
    writeDraft('local', orderKey(checkout.orderId), order);
    return checkout;
  });
}

/**
 * Goes to where a payment is made. @returns false where this browser could not: the provider's script was blocked or refused; the
 * payment is then merely begun and nothing is charged.
 */
export async function goToPay(checkout: Checkout): Promise<boolean> {
  if (checkout.kind === 'redirect') {
    location.assign(checkout.checkoutUrl);
    return true;
  }
  try {
    await openTossWindow(checkout);
    return true;
  } catch (error) {
    console.warn('The payment window could not be opened', error);
    return false;
  }
}

/** What an order begun on this device is for, or null. */
export function orderOf(orderId: string): OrderOf | null {
  const order = readDraft('local', orderKey(orderId), { reservationId: '', paymentId: '' });
  return order.reservationId ? order : null;
}

/** The receipt of a payment that was made, as PDF. */
export function receipt({ reservationId, paymentId }: OrderOf): Promise<Outcome<Blob>> {
  return attempt(() => api.payments.receipt({ params: { id: reservationId, paymentId } }));
}

export type Confirmed = { reservationId: string; confirmed: boolean };

const confirming = new Map<string, Promise<Outcome<Confirmed>>>();

/**
 * Confirms what the payment page brought back: once per visit, however often it is asked; the host makes a repetition after a
 * reload harmless.
 */
export function confirmPayment(paid: {
  orderId: string;
  paymentKey: string;
  amount: number;
}): Promise<Outcome<Confirmed>> {
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

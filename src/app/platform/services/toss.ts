import type { loadTossPayments } from '@tosspayments/tosspayments-sdk';
import type { Checkout } from '#contract/reservations/payments.ts';
import { admitScripts } from '../browser/admit-scripts.ts';

type TossCheckout = Extract<Checkout, { kind: 'toss' }>;

/**
 * Loads the Toss Payments script.
 * @returns a function that leaves for the payment window, which comes back to `successUrl` or `failUrl`; it throws the script's error if the window
 * cannot be opened
 * @throws if the script cannot be loaded
 */
export async function loadTossWindow(checkout: TossCheckout): Promise<() => Promise<void>> {
  admitScripts();
  const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk');
  const toss = await loadTossPayments(checkout.clientKey);
  return () => openTossWindow(toss, checkout);
}

async function openTossWindow(toss: Awaited<ReturnType<typeof loadTossPayments>>, checkout: TossCheckout) {
  const window = toss.payment({ customerKey: checkout.customerKey });
  const common = {
    amount: { currency: 'KRW', value: checkout.amount },
    orderId: checkout.orderId,
    orderName: checkout.orderName,
    customerName: checkout.customerName,
    ...(checkout.customerEmail ? { customerEmail: checkout.customerEmail } : {}),
    successUrl: checkout.successUrl,
    failUrl: checkout.failUrl,
    windowTarget: 'self',
  } as const;
  switch (checkout.method) {
    case 'CARD':
      return window.requestPayment({
        ...common,
        method: 'CARD',
        card: {
          flowMode: 'DEFAULT',
          useInternationalCardOnly: checkout.internationalCard,
          language: checkout.language === 'ko' ? 'KO' : 'EN',
        },
      });
    case 'TRANSFER':
      return window.requestPayment({ ...common, method: 'TRANSFER' });
    case 'VIRTUAL_ACCOUNT':
      return window.requestPayment({
        ...common,
        method: 'VIRTUAL_ACCOUNT',
        virtualAccount: { dueDate: checkout.dueDate, cashReceipt: { type: '소득공제' } },
      });
  }
}

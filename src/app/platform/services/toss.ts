import type { loadTossPayments } from '@tosspayments/tosspayments-sdk';
import type { Checkout } from '#contract/reservations/payments.ts';
import { trustedTypes } from '../browser/script-url.ts';

type TossCheckout = Extract<Checkout, { kind: 'toss' }>;

/**
 * Loads the script of Toss Payments. @returns what leaves for its payment window, which comes back to `successUrl` or `failUrl`, and throws
 * what the script says where the window could not be opened. @throws where the script cannot be loaded.
 */
export async function loadTossWindow(checkout: TossCheckout): Promise<() => Promise<void>> {
  admitToss();
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
    customerEmail: checkout.customerEmail,
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
        virtualAccount: { validHours: checkout.validHours, cashReceipt: { type: '소득공제' } },
      });
  }
}

/**
 * The script of Toss Payments gives the page text where Trusted Types are required: from here on this page, which is about to be left,
 * takes it. Scripts still load from our own host and theirs alone (script-src).
 */
function admitToss(): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => html, createScriptURL: (url) => url });
}

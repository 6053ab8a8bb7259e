import type { ExamplesOf } from '../endpoint.ts';
import type { AutomaticPayment, automaticPayments } from '../reservations/automatic-payments.ts';
import type { paymentLinks } from '../reservations/payment-links.ts';
import { instalments, now, reservationId, summary } from './world.ts';

const instalment = instalments[1]!;
const params = { id: reservationId, paymentId: instalment.id };
const orderId = '4b5c6d7e-8f90-4a1b-8c2d-3e4f5a6b7c8d';
const token = 'mZ3k2Qw8d0Yb7uXr5tNvLcHs1aPfGjEo4iVyKqWxBzM';
const link = {
  id: '9c8b7a65-4f3e-4d2c-8b1a-0f9e8d7c6b5a',
  language: 'en',
  mailedTo: 'parent@people.example',
  madeAt: now,
  expiresAt: '2026-12-21T01:00:00.000Z',
} as const;

export const paymentLinkExamples: ExamplesOf<typeof paymentLinks> = {
  list: { params, data: [link] },
  make: {
    params,
    body: { language: 'en', mail: { to: 'parent@people.example', name: 'Mẹ' } },
    data: { ...link, url: `https://ondol.example/pay/${token}` },
  },
  recall: { params: { ...params, linkId: link.id }, data: null },
  get: {
    params: { token },
    data: {
      state: 'open',
      asker: 'Nguyễn Linh',
      listingName: summary.listingName,
      from: instalment.from,
      to: instalment.to,
      dueOn: instalment.dueOn,
      amount: instalment.amount,
      usdCents: 64_960,
      methods: ['card', 'transfer', 'international-card'],
      language: 'en',
      expiresAt: link.expiresAt,
    },
  },
  pay: {
    params: { token },
    body: { method: 'international-card', receiptTo: 'parent@people.example', language: 'en' },
    data: {
      kind: 'redirect',
      orderId,
      provider: 'stripe',
      amount: instalment.amount,
      amountUsdCents: 64_960,
      checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_test_4b5c6d7e',
    },
  },
  confirm: {
    params: { token },
    body: { orderId, paymentKey: 'cs_test_4b5c6d7e', amount: 64_960 },
    data: { state: 'paid' },
  },
};

const setupId = '3b2a1908-7f6e-4d5c-8b4a-1c0d9e8f7a6b';
const automatic: AutomaticPayment = {
  state: 'on',
  cardLast4: '4242',
  next: {
    paymentId: instalment.id,
    dueOn: instalment.dueOn,
    amount: instalment.amount,
    amountUsdCents: null,
  },
};

export const automaticPaymentExamples: ExamplesOf<typeof automaticPayments> = {
  get: { params: { id: reservationId }, data: automatic },
  begin: {
    params: { id: reservationId },
    body: { consent: true },
    data: { kind: 'redirect', setupId, checkoutUrl: `https://ondol.example/sandbox/store/${setupId}` },
  },
  finish: { params: { id: reservationId, setupId }, body: { key: 'sandbox_4b5c6d7e' }, data: automatic },
  stop: { params: { id: reservationId }, data: { ...automatic, state: 'off', cardLast4: null } },
};

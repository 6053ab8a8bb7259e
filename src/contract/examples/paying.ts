import type { corrections } from '../admin/corrections.ts';
import type { recordedReads } from '../admin/recorded-reads.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { AutomaticPayment, automaticPayments } from '../reservations/automatic-payments.ts';
import type { paymentLinks } from '../reservations/payment-links.ts';
import type { RefundAccount, refundAccounts } from '../reservations/refund-accounts.ts';
import { instalments, now, quote, reservationId, summary, today } from './world.ts';

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

const account: RefundAccount = {
  scope: 'abroad',
  country: 'VN',
  bankName: 'Vietcombank',
  swift: 'BFTVVNVX',
  number: '0071000123456',
  holder: 'NGUYEN THI LINH',
  address: '12 Hang Bac, Hoan Kiem, Hanoi',
};
const entered = {
  needed: true,
  account: {
    scope: 'abroad',
    bank: null,
    bankName: account.bankName,
    holder: account.holder,
    numberEnd: '3456',
    setAt: now,
  },
} as const;

export const refundAccountExamples: ExamplesOf<typeof refundAccounts> = {
  get: { params: { id: reservationId }, data: entered },
  set: { params: { id: reservationId }, body: account, data: entered },
  remove: { params: { id: reservationId }, data: { needed: true, account: null } },
};

const ifMatch = '"0f8e2d4c6b5a7913"';
const ofRefund = { id: reservationId, refundId: '5c6d7e8f-9a0b-4c1d-8e2f-3a4b5c6d7e8f' };

export const moneyByHandExamples: Pick<
  ExamplesOf<typeof corrections & typeof recordedReads>,
  'recordTransfer' | 'refundAccount' | 'takeRefund' | 'recordRefundSent' | 'endDoubt'
> = {
  recordTransfer: {
    params,
    ifMatch,
    body: { amount: instalment.amount, receivedOn: today, reference: 'NGUYEN LINH' },
    data: null,
  },
  refundAccount: { params: { id: reservationId }, data: account },
  takeRefund: { params: ofRefund, ifMatch, body: { providerChecked: true }, data: null },
  recordRefundSent: { params: ofRefund, ifMatch, body: { reference: 'ONDOL 1127' }, data: null },
  endDoubt: {
    params: { id: reservationId, orderId },
    ifMatch,
    body: { reason: 'Refunded on the page of the provider' },
    data: null,
  },
};

export const moveExamples: Pick<ExamplesOf<typeof corrections>, 'movePreview' | 'move'> = {
  movePreview: {
    params: { id: reservationId },
    query: { houseId: 'hufs-green' },
    data: {
      agreed: { total: quote.price.total, totalUsdCents: null },
      house: {
        total: quote.price.total + 300_000,
        totalUsdCents: null,
        difference: 300_000,
        toPay: { amount: 300_000, usdCents: null },
        dueOn: '2026-11-30',
        later: { amount: 0, usdCents: null },
        refund: { total: 0, totalUsdCents: null },
        returns: [],
      },
    },
  },
  move: {
    params: { id: reservationId },
    ifMatch,
    body: {
      houseId: 'hufs-green',
      price: 'house',
      expected: { total: quote.price.total + 300_000, toPay: 300_000, refund: 0 },
      reason: 'The boiler is beyond repair.',
    },
    data: null,
  },
};

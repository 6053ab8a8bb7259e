import type { contracts } from '../contracts.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { payments } from '../reservations/payments.ts';
import type { push } from '../push.ts';
import type { services } from '../services.ts';
import { identity, instalment, me, now, reservationId, summary, token } from './world.ts';

const orderId = '4b5c6d7e-8f90-4a1b-8c2d-3e4f5a6b7c8d';
const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const params = { token };
const view = {
  reference: summary.code,
  status: 'sent',
  signerName: me.username,
  signerStatus: 'opened',
  isBooker: true,
  language: 'en',
  signers: 1,
  signed: 0,
  listingName: summary.listingName,
  checkIn: summary.checkIn,
  checkOut: summary.checkOut,
  total: summary.total,
  expiresAt: summary.holdExpiresAt ?? now,
  signedAt: null,
  sha256,
  reservationId,
  isPaid: false,
  declineEnds: 'request',
  known: { ...identity, surname: '', givenNames: '', nationality: '' },
} as const;

export const contractExamples: ExamplesOf<typeof contracts> = {
  get: { params, data: view },
  pdf: { params },
  text: {
    params,
    data: {
      sha256,
      blocks: [
        { kind: 'heading', number: 3, title: { ko: '계약 금액', en: 'Price' } },
        {
          kind: 'facts',
          facts: [
            {
              label: { ko: '보증금', en: 'Deposit' },
              value: [{ text: '800,000', look: 'strong' }],
            },
          ],
        },
      ],
    },
  },
  open: { params, data: null },
  chooseLanguage: { params, body: { language: 'en' }, data: view },
  sign: {
    params,
    body: {
      consent: true,
      identity,
      signature: { kind: 'typed', text: me.username },
      timeZone: 'Asia/Ho_Chi_Minh',
      language: 'en',
    },
    data: { ...view, status: 'signed', signerStatus: 'signed', signed: 1, signedAt: now },
  },
  decline: {
    params,
    body: { reason: 'My university moved the semester.' },
    data: { ...view, status: 'declined', signerStatus: 'declined' },
  },
  renew: { params, data: null },
  verify: {
    params: { sha256 },
    data: {
      known: true,
      kind: 'signed',
      reference: summary.code,
      madeAt: now,
      signers: 1,
      contract: 'in-force',
    },
  },
};

export const paymentExamples: ExamplesOf<typeof payments> = {
  start: {
    body: { reservationId, paymentId: instalment.id },
    data: {
      kind: 'redirect',
      orderId,
      provider: 'sandbox',
      amount: instalment.amount,
      amountUsdCents: null,
      checkoutUrl: 'https://ondol.example/sandbox/pay/4b5c6d7e',
    },
  },
  confirm: {
    body: { orderId, paymentKey: 'sandbox_4b5c6d7e', amount: instalment.amount },
    data: { reservationId, confirmed: true, paid: true },
  },
  receipt: { params: { id: reservationId, paymentId: instalment.id } },
  webhook: {
    params: { provider: 'toss' },
    body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId } },
    data: null,
  },
};

const endpoint = 'https://push.example/send/f0e1d2c3';
const subscription = {
  endpoint,
  keys: { p256dh: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeX', auth: 'R29vIGdvbyBn' },
};

export const pushExamples: ExamplesOf<typeof push> = {
  key: {
    data: {
      publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    },
  },
  subscribe: { body: subscription, data: null },
  renew: { body: { formerEndpoint: `${endpoint}-1`, subscription }, data: null },
  kinds: { data: { offered: true, muted: [] } },
  chooseKinds: { body: { muted: ['lounge'] }, data: { offered: true, muted: ['lounge'] } },
  unsubscribe: { query: { endpoint }, data: null },
};

export const serviceExamples: ExamplesOf<typeof services> = {
  list: {
    data: {
      analytics: { measurementId: 'G-0NDOL00001' },
      advertising: { conversionId: 'AW-100000001', labels: { signup_complete: 'AbC-D_efG' } },
      chat: { pluginKey: '0b0f6f0e-8a5d-4a0e-9a43-1f2e3d4c5b6a' },
    },
  },
  chatIdentity: {
    data: {
      memberId: '7d1f4d0c-3f0a-4a53-9a0e-2f0f6d1c9b11',
      memberHash: '99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2',
    },
  },
};

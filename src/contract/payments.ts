import * as v from 'valibot';
import { get, post } from './endpoint.ts';
import { Cents, Id, Won } from './shared.ts';
import { providers } from './vocabulary.ts';

export type { Provider } from './vocabulary.ts';

const TossWindow = v.object({
  clientKey: v.string(),
  customerKey: v.string(),
  method: v.picklist(['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT']),
  orderName: v.string(),
  customerName: v.string(),
  customerEmail: v.string(),
  internationalCard: v.boolean(),
  /** Hours for which a virtual account takes the deposit. */
  validHours: v.number(),
  language: v.picklist(['ko', 'en']),
  successUrl: v.string(),
  failUrl: v.string(),
});
/** What Toss Payments' script opens its window with. */
export type TossWindow = v.InferOutput<typeof TossWindow>;

const order = {
  orderId: v.string(),
  provider: v.picklist(providers),
  amount: Won,
  amountUsdCents: v.nullable(Cents),
};

/**
 * A payment about to be made: the browser goes to `checkoutUrl`, or opens the window of Toss Payments, and comes back to
 * `/pay/return`.
 */
export const Checkout = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), ...order, checkoutUrl: v.string() }),
  v.object({ kind: v.literal('toss'), ...order, ...TossWindow.entries }),
]);
export type Checkout = v.InferOutput<typeof Checkout>;

export const payments = {
  start: post('/v1/payments', 'member', {
    summary: 'Begin paying one instalment',
    body: v.object({ reservationId: Id, paymentId: Id }),
    data: Checkout,
    addition: true,
  }),
  confirm: post('/v1/payments/confirm', 'member', {
    summary: 'Confirm what the payment page brought back; repeating it changes nothing',
    body: v.object({
      orderId: Id,
      paymentKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      /** As the payment page brought it: won, or US cents where the stay is charged in dollars. Compared, never trusted. */
      amount: v.pipe(v.number(), v.integer()),
    }),
    data: v.object({ reservationId: v.string(), confirmed: v.boolean() }),
    addition: true,
  }),
  receipt: get('/v1/reservations/{id}/payments/{paymentId}/receipt', 'member', {
    summary: 'The receipt of a payment that was made, as PDF',
    file: 'application/pdf',
    addition: true,
  }),
  webhook: post('/v1/payments/webhooks/{provider}', 'public', {
    summary: 'Notice from a payment provider: a hint to read the payment again',
    body: v.record(v.string(), v.unknown()),
    data: v.null(),
    addition: true,
  }),
};

import * as v from 'valibot';
import { get, post } from '../endpoint.ts';
import { payerMethods } from '../rules/payment-methods.ts';
import { Bilingual, Cents, Id, Instant, Won } from '../shared.ts';
import { providers } from '../vocabulary.ts';

export type { Provider } from '../vocabulary.ts';

const TossWindow = v.object({
  clientKey: v.string(),
  customerKey: v.string(),
  method: v.picklist(['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT']),
  orderName: v.string(),
  customerName: v.string(),
  customerEmail: v.string(),
  internationalCard: v.boolean(),
  validHours: v.pipe(
    v.number(),
    v.description('Whole hours for which a virtual account takes the payment; `dueDate` is exact'),
  ),
  dueDate: v.pipe(
    v.string(),
    v.description(
      'Seoul date and time, `yyyy-MM-ddTHH:mm:ss`, until which a virtual account takes the payment',
    ),
  ),
  language: v.picklist(['ko', 'en']),
  successUrl: v.string(),
  failUrl: v.string(),
});
export type TossWindow = v.InferOutput<typeof TossWindow>;

export const LeftToPay = v.pipe(
  v.object({ amount: Won, amountUsdCents: v.nullable(Cents) }),
  v.description('What was left unpaid at the check-out, as long as it can be paid'),
);

export const VirtualAccount = v.object({
  bank: v.pipe(Bilingual, v.description('Name of the bank; its code where we know no name')),
  number: v.string(),
  holder: v.pipe(v.string(), v.description('Name that the bank shows; empty where the provider tells none')),
  dueAt: v.pipe(
    Instant,
    v.description(
      'It takes exactly the amount, in one transfer, until then; later its number is given to others',
    ),
  ),
});
export type VirtualAccount = v.InferOutput<typeof VirtualAccount>;
export const EndOfAccount = v.pipe(
  Instant,
  v.description(
    'Deadline of the last account to transfer to, where it passed without a transfer; null while the payment waits, and once it is made',
  ),
);

const order = {
  orderId: v.string(),
  provider: v.picklist(providers),
  amount: Won,
  amountUsdCents: v.nullable(Cents),
};

/** A payment about to be made. The browser opens `checkoutUrl` or the window of Toss Payments, and returns to `/pay/return`. */
export const Checkout = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), ...order, checkoutUrl: v.string() }),
  v.object({ kind: v.literal('toss'), ...order, ...TossWindow.entries }),
]);
export type Checkout = v.InferOutput<typeof Checkout>;

export const PaymentStart = v.object({
  reservationId: Id,
  paymentId: Id,
  method: v.pipe(
    v.optional(v.picklist(payerMethods, 'payment_method_incorrect')),
    v.description('Another way to pay this one; that of the reservation unless given'),
  ),
});
export const PaymentConfirmation = v.object({
  orderId: Id,
  paymentKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  amount: v.pipe(
    v.number(),
    v.integer(),
    v.description(
      'As the payment page brought it: won, or US cents where the stay is charged in dollars. Compared, never trusted',
    ),
  ),
});
export const PaymentResult = v.object({
  reservationId: v.string(),
  confirmed: v.pipe(v.boolean(), v.description('The reservation is confirmed')),
  paid: v.pipe(v.boolean(), v.description('The money is there; else it is awaited in a virtual account')),
});
export const ProviderNotification = v.record(v.string(), v.unknown());

export const payments = {
  start: post('/v1/payments', 'member', {
    summary: 'Begin to pay an instalment',
    description:
      'Opens an order with the payment provider and answers how the browser gets to its page. A virtual account that is asked for again, from any window, has the same order while none was issued; once it waits for the money another one is refused with `account_open`.',
    body: PaymentStart,
    data: Checkout,
    addition: true,
  }),
  confirm: post('/v1/payments/confirm', 'member', {
    summary: 'Confirm a payment',
    description:
      'Asks the provider about the payment that its page brought back, compares the amount and settles the instalment. Repeating it changes nothing.',
    body: PaymentConfirmation,
    data: PaymentResult,
    addition: true,
  }),
  receipt: get('/v1/reservations/{id}/payments/{paymentId}/receipt', 'member', {
    summary: 'Download the receipt of a payment',
    description: 'The receipt as PDF, with the refunds of the payment where there are any.',
    file: 'application/pdf',
    addition: true,
  }),
  webhook: post('/v1/payments/webhooks/{provider}', 'public', {
    summary: 'Take a notification from a payment provider',
    description:
      'A hint to read the payment again from the provider; nothing in it is trusted. Repeating it changes nothing.',
    body: ProviderNotification,
    data: v.null(),
    addition: true,
  }),
};

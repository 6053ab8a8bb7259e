import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { Checkout, PaymentConfirmation } from './payments.ts';
import { payerMethods } from '../rules/payment-methods.ts';
import { Bilingual, Cents, Email, Instant, Language, NameInGreeting, PlainDate, Won } from '../shared.ts';

/** A link by which somebody else may pay an instalment, as its creator sees it. The URL is returned only when the link is made. */
export const PaymentLink = v.object({
  id: v.string(),
  language: v.pipe(Language, v.description('The language of its mail, and of the page as it opens')),
  mailedTo: v.nullable(v.string()),
  madeAt: Instant,
  expiresAt: Instant,
});
export type PaymentLink = v.InferOutput<typeof PaymentLink>;

export const MadePaymentLink = v.object({ ...PaymentLink.entries, url: v.string() });
export type MadePaymentLink = v.InferOutput<typeof MadePaymentLink>;

export const PaymentLinkWish = v.object({
  language: Language,
  mail: v.optional(
    v.nullable(
      v.object({
        to: Email,
        name: v.pipe(
          NameInGreeting,
          v.description('The name to greet; the only words of the member’s own that the mail holds'),
        ),
      }),
    ),
    null,
  ),
});

/** The payment behind a link, as the holder sees it. It tells nothing personal except who asks for the payment. */
export const PayableInstalment = v.object({
  state: v.pipe(
    v.picklist(['open', 'processing', 'paid']),
    v.description('`processing` while a payment was begun and its provider has not said what became of it'),
  ),
  asker: v.pipe(v.string(), v.description('Name of the member who asks')),
  listingName: Bilingual,
  from: PlainDate,
  to: PlainDate,
  dueOn: PlainDate,
  amount: Won,
  usdCents: v.pipe(Cents, v.description('The same at the rate that the booking locked, up to the cent')),
  methods: v.pipe(
    v.array(v.picklist(['card', 'transfer', 'international-card'])),
    v.description('Ways to pay it: `international-card` is charged in dollars, the others in won'),
  ),
  language: Language,
  expiresAt: Instant,
});
export type PayableInstalment = v.InferOutput<typeof PayableInstalment>;

export const LinkPayment = v.object({
  method: v.picklist(payerMethods, 'payment_method_incorrect'),
  receiptTo: v.pipe(
    v.optional(v.nullable(Email), null),
    v.description('Address that gets a receipt, and word of money that goes back'),
  ),
  language: Language,
});

export const LinkPaymentResult = v.object({ state: v.picklist(['processing', 'paid']) });

const own = '/v1/reservations/{id}/payments/{paymentId}/links';

/** Links by which somebody else pays an instalment (docs/specification.md#payment-links; ADR 65). */
export const paymentLinks = {
  list: get(own, 'member', {
    summary: 'List the payment links of an instalment',
    description: 'Those that work, the newest first, without their addresses.',
    data: v.array(PaymentLink),
    addition: true,
  }),
  make: post(own, 'member', {
    summary: 'Make a payment link',
    description:
      'A link by which somebody else pays the instalment, mailed where an address is named. Its address is answered this once; the host stores its hash alone.',
    body: PaymentLinkWish,
    data: MadePaymentLink,
    addition: true,
  }),
  recall: del(`${own}/{linkId}`, 'member', {
    summary: 'Recall a payment link',
    description: 'Nobody can begin a payment by it any more. Repeating it changes nothing.',
    data: v.null(),
    addition: true,
  }),
  get: get('/v1/payment-links/{token}', 'token', {
    summary: 'Get the instalment behind a payment link',
    description: 'Changes nothing: mail programs that open links in advance do no harm.',
    data: PayableInstalment,
    addition: true,
  }),
  pay: post('/v1/payment-links/{token}/payments', 'token', {
    summary: 'Begin to pay by a payment link',
    description:
      'Opens an order with the payment provider of the chosen way and answers how the browser gets to its page.',
    body: LinkPayment,
    data: Checkout,
    addition: true,
  }),
  confirm: post('/v1/payment-links/{token}/confirm', 'token', {
    summary: 'Confirm a payment by a payment link',
    description:
      'Asks the provider about the payment that its page brought back and settles the instalment, also where the link has ended meanwhile. Repeating it changes nothing.',
    body: PaymentConfirmation,
    data: LinkPaymentResult,
    addition: true,
  }),
};

import Stripe from 'stripe';
import { findCharge, isCharge, outcomeOfCharge, stripeMethods } from './stored.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import type { Context } from '#server/context.ts';
import type { PaymentGateway, PaymentOrder } from '#server/ports/payments.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  clock: Context['clock'];
  /** Overrides the API's address in tests. */
  base?: { host: string; port: number; protocol: 'http' };
};

/** Stripe accepts an expiry of a payment page between half an hour and a day ahead. */
const [SHORTEST_MS, LONGEST_MS] = [31 * MINUTE_MS, 24 * 60 * MINUTE_MS - MINUTE_MS];

/**
 * Stripe: international cards on its own page. Amounts are in the smallest unit: cents, and whole won. Stripe takes the money when the person pays,
 * so its notices and our own reading settle a payment even if the browser never returns.
 */
export function stripeGateway({ secretKey, webhookSecret, clock, base }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    ...base,
    timeout: 25_000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Ondol' },
  });

  const read = async (orderId: string, paymentKey: string | null): Promise<PaymentOutcome> => {
    const charged = await findCharge(stripe, orderId, paymentKey);
    if (charged) return outcomeOfCharge(charged);
    const named = paymentKey === null ? null : await findSession(stripe, orderId, paymentKey);
    const session = named ?? (await findPaid(stripe, orderId));
    if (!session) return declined('unknown_order');
    if (session.payment_status === 'paid') {
      return {
        outcome: 'paid',
        method: methodOf(session),
        amount: session.amount_total ?? 0,
        // Another currency is another amount: it never equals what was asked.
        currency: session.currency === 'usd' ? 'USD' : 'KRW',
        paymentKey: session.id,
        cardLast4: cardOf(session),
      };
    }
    return session.status === 'expired' ? declined('expired') : { outcome: 'pending' };
  };

  return {
    provider: 'stripe',
    open: async (order) => {
      const session = await stripe.checkout.sessions.create(checkoutOf(order, clock.now()), {
        idempotencyKey: `open-${order.orderId}`,
      });
      if (!session.url) throw new Error('Stripe opened no payment page.');
      return { way: { kind: 'redirect', checkoutUrl: session.url }, paymentKey: session.id };
    },
    confirm: ({ orderId, paymentKey }) => read(orderId, paymentKey),
    read: ({ orderId, paymentKey }) => read(orderId, paymentKey),
    stored: stripeMethods(stripe),
    refund: (refund) => refundOnce(stripe, refund),
    hear: async ({ body, headers }) => {
      let event;
      try {
        event = await stripe.webhooks.constructEventAsync(
          body,
          headers.get('stripe-signature') ?? '',
          webhookSecret,
          300,
          undefined,
          clock.now(),
        );
      } catch {
        return { genuine: false, orderId: null };
      }
      return { genuine: true, orderId: orderOf(event.data.object) };
    },
  };
}

/** Describes the payment page of an order. `now` is in milliseconds since the epoch. */
function checkoutOf(order: PaymentOrder, now: number): Stripe.Checkout.SessionCreateParams {
  const amount = order.amountUsdCents ?? order.amount;
  const backTo = (query: string) =>
    `${order.returnUrl}?orderId=${encodeURIComponent(order.orderId)}&${query}`;
  const closesIn = Math.min(Math.max(order.until - now, SHORTEST_MS), LONGEST_MS);
  return {
    mode: 'payment',
    client_reference_id: order.orderId,
    ...(order.customer.email === null ? {} : { customer_email: order.customer.email }),
    locale: order.language,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.amountUsdCents === null ? 'krw' : 'usd',
          unit_amount: amount,
          product_data: { name: order.title[order.language] },
        },
      },
    ],
    metadata: { orderId: order.orderId },
    payment_intent_data: { metadata: { orderId: order.orderId } },
    // Stripe fills in the name of its session here; it must not be escaped.
    success_url: backTo(`amount=${amount}&paymentKey={CHECKOUT_SESSION_ID}`),
    cancel_url: backTo('code=closed'),
    expires_at: Math.floor((now + closesIn) / 1000),
  };
}

/**
 * Refunds once per key, however often it is called.
 * @throws if the provider does not carry it out
 */
async function refundOnce(
  stripe: Stripe,
  { idempotencyKey, orderId, paymentKey, amount, reason }: Parameters<PaymentGateway['refund']>[0],
): Promise<{ ref: string }> {
  const intent = await intentOf(stripe, orderId, paymentKey);
  if (!intent) throw new Error(`Stripe holds no payment for order ${orderId}.`);
  // Idempotency keys live for a day only; a refund that was lost for longer is found by its own mark.
  const made = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const refund =
    made.data.find((each) => each.metadata?.['refundId'] === idempotencyKey && each.status !== 'failed') ??
    (await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { refundId: idempotencyKey, reason } },
      { idempotencyKey },
    ));
  if (refund.status === 'failed' || refund.status === 'canceled')
    throw new Error(`Stripe could not refund: ${refund.failure_reason ?? refund.status}`);
  return { ref: refund.id };
}

/** Returns the payment behind an order's key, from a session or a charged stored method; null if it belongs to another order. */
async function intentOf(stripe: Stripe, orderId: string, paymentKey: string): Promise<string | null> {
  if (isCharge(paymentKey)) return (await findCharge(stripe, orderId, paymentKey))?.id ?? null;
  const session = await stripe.checkout.sessions.retrieve(paymentKey);
  return session.client_reference_id === orderId ? idOf(session.payment_intent) : null;
}

async function findSession(
  stripe: Stripe,
  orderId: string,
  id: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    return session.client_reference_id === orderId ? session : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
/** Returns the session in which an order was paid, found by the metadata of its payment; null if it was not paid. */
async function findPaid(stripe: Stripe, orderId: string): Promise<Stripe.Checkout.Session | null> {
  const paid = await stripe.paymentIntents.search({ query: `metadata['orderId']:'${orderId}'`, limit: 10 });
  for (const { id } of paid.data) {
    const sessions = await stripe.checkout.sessions.list({
      payment_intent: id,
      limit: 1,
      expand: ['data.payment_intent.latest_charge'],
    });
    const session = sessions.data.find((each) => each.client_reference_id === orderId);
    if (session) return session;
  }
  return null;
}

function orderOf(object: object): string | null {
  const metadata = 'metadata' in object ? (object.metadata as Record<string, unknown> | null) : null;
  const order = metadata?.['orderId'];
  return typeof order === 'string' ? order : null;
}

function methodOf(session: Stripe.Checkout.Session): string {
  return session.payment_method_types[0] ?? 'card';
}

function cardOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return (typeof charge === 'object' ? charge?.payment_method_details?.card?.last4 : null) ?? null;
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function declined(reason: string): PaymentOutcome {
  return { outcome: 'declined', reason };
}

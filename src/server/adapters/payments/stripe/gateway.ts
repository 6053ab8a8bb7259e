import Stripe from 'stripe';
import type { Context } from '#server/context.ts';
import type { PaymentGateway, PaymentOutcome } from '#server/ports.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  clock: Context['clock'];
  /** Where the API is; another one in tests only. */
  base?: { host: string; port: number; protocol: 'http' };
};

const MINUTE_MS = 60_000;
/** Stripe closes a payment page after half an hour at the earliest and a day at the latest. */
const [SHORTEST_MS, LONGEST_MS] = [31 * MINUTE_MS, 24 * 60 * MINUTE_MS - MINUTE_MS];

/**
 * Stripe: international cards on its own page. Amounts are in the currency's smallest unit: cents, and whole won. It takes the money
 * when the person pays, so its notices and our own reading settle a payment even if the browser never comes back.
 */
export function stripeGateway({ secretKey, webhookSecret, clock, base }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    ...base,
    timeout: 25_000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Ondol' },
  });

  const read = async (orderId: string, sessionId: string): Promise<PaymentOutcome> => {
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
    if (session.client_reference_id !== orderId) return declined('unknown_order');
    if (session.payment_status === 'paid') {
      return {
        outcome: 'paid',
        method: methodOf(session),
        amount: session.amount_total ?? 0,
        // Another currency is another amount: it never equals what was asked.
        currency: session.currency === 'usd' ? 'USD' : 'KRW',
        paymentKey: session.id,
      };
    }
    return session.status === 'expired' ? declined('expired') : { outcome: 'pending' };
  };

  return {
    provider: 'stripe',
    open: async (order) => {
      const amount = order.amountUsdCents ?? order.amount;
      const backTo = (query: string) =>
        `${order.returnUrl}?orderId=${encodeURIComponent(order.orderId)}&${query}`;
      const closesIn = Math.min(Math.max(order.until - clock.now(), SHORTEST_MS), LONGEST_MS);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.orderId,
          customer_email: order.customer.email,
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
          expires_at: Math.floor((clock.now() + closesIn) / 1000),
        },
        { idempotencyKey: `open-${order.orderId}` },
      );
      if (!session.url) throw new Error('Stripe opened no payment page.');
      return { way: { kind: 'redirect', checkoutUrl: session.url }, paymentKey: session.id };
    },
    confirm: async ({ orderId, paymentKey }) => {
      try {
        return await read(orderId, paymentKey);
      } catch (error) {
        if (isMissing(error)) return declined('unknown_order');
        throw error;
      }
    },
    read: ({ orderId, paymentKey }) =>
      paymentKey === null ? Promise.resolve({ outcome: 'pending' }) : read(orderId, paymentKey),
    refund: async ({ idempotencyKey, orderId, paymentKey, amount, reason }) => {
      const session = await stripe.checkout.sessions.retrieve(paymentKey);
      const intent = idOf(session.payment_intent);
      if (session.client_reference_id !== orderId || !intent)
        throw new Error(`Stripe holds no payment for order ${orderId}.`);
      // Keys are kept for a day only; a refund that was lost for longer is found by its own mark.
      const made = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
      const refund =
        made.data.find(
          (each) => each.metadata?.['refundId'] === idempotencyKey && each.status !== 'failed',
        ) ??
        (await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { refundId: idempotencyKey, reason } },
          { idempotencyKey },
        ));
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new Error(`Stripe could not refund: ${refund.failure_reason ?? refund.status}`);
      return { ref: refund.id };
    },
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

/** The order that an event's object is about: a session, or a payment or charge that carries our mark. */
function orderOf(object: object): string | null {
  const metadata = 'metadata' in object ? (object.metadata as Record<string, unknown> | null) : null;
  const order = metadata?.['orderId'];
  return typeof order === 'string' ? order : null;
}

function methodOf(session: Stripe.Checkout.Session): string {
  return session.payment_method_types[0] ?? 'card';
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

import Stripe from 'stripe';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import type {
  ChargeOrder,
  SetupOutcome,
  StoredMethod,
  StoredMethods,
} from '#server/ports/paying/stored-methods.ts';

/** Cards that Stripe stores on its own page (Checkout in setup mode) and charges without the person (off-session). */
export function stripeMethods(stripe: Stripe): StoredMethods {
  return {
    open: async ({ setupId, customer, returnUrl, language, currency }) => {
      const { id } = await stripe.customers.create(
        { name: customer.name, email: customer.email, metadata: { setupId } },
        { idempotencyKey: `customer-${setupId}` },
      );
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer: id,
          currency: currency.toLowerCase(),
          client_reference_id: setupId,
          locale: language,
          // Stripe fills in the name of its session here; it must not be escaped.
          success_url: `${returnUrl}&key={CHECKOUT_SESSION_ID}`,
          cancel_url: `${returnUrl}&code=closed`,
        },
        { idempotencyKey: `setup-${setupId}` },
      );
      if (!session.url) throw new Error('Stripe opened no page to store a card.');
      return { way: { kind: 'redirect', checkoutUrl: session.url }, customerKey: id };
    },
    finish: ({ setupId, key }) => finishSetup(stripe, setupId, key),
    charge: (order, method) => charge(stripe, order, method),
    forget: async ({ customerKey, methodKey }) => {
      if (methodKey !== null) await unlessMissing(() => stripe.paymentMethods.detach(methodKey));
      if (customerKey !== null) await unlessMissing(() => stripe.customers.del(customerKey));
    },
  };
}

async function finishSetup(stripe: Stripe, setupId: string, key: string): Promise<SetupOutcome> {
  const session = await stripe.checkout.sessions.retrieve(key, { expand: ['setup_intent.payment_method'] });
  if (session.client_reference_id !== setupId) return { outcome: 'declined', reason: 'unknown_setup' };
  const intent = typeof session.setup_intent === 'object' ? session.setup_intent : null;
  const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null;
  const customerKey = idOf(session.customer);
  if (intent?.status === 'succeeded' && method && customerKey)
    return {
      outcome: 'stored',
      method: { customerKey, methodKey: method.id },
      cardLast4: method.card?.last4 ?? null,
    };
  return session.status === 'open' ? { outcome: 'pending' } : { outcome: 'declined', reason: 'not_stored' };
}

/**
 * Charges a card for an order. If its bank requires the person, the payment is canceled and they pay by hand.
 * @throws any error that does not tell the outcome
 */
async function charge(
  stripe: Stripe,
  { orderId, amount, amountUsdCents, title, language }: ChargeOrder,
  { customerKey, methodKey }: StoredMethod,
): Promise<PaymentOutcome> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountUsdCents ?? amount,
        currency: amountUsdCents === null ? 'krw' : 'usd',
        customer: customerKey,
        payment_method: methodKey,
        off_session: true,
        confirm: true,
        description: title[language],
        metadata: { orderId, storedMethod: 'yes' },
        expand: ['latest_charge'],
      },
      { idempotencyKey: `charge-${orderId}` },
    );
    return outcomeOfCharge(intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      return { outcome: 'declined', reason: error.decline_code ?? error.code ?? 'card_declined' };
    throw error;
  }
}

export const isCharge = (paymentKey: string): boolean => paymentKey.startsWith('pi_');

export async function findCharge(
  stripe: Stripe,
  orderId: string,
  paymentKey: string | null,
): Promise<Stripe.PaymentIntent | null> {
  if (paymentKey !== null && !isCharge(paymentKey)) return null;
  if (paymentKey !== null) {
    const named = await unlessMissing(() =>
      stripe.paymentIntents.retrieve(paymentKey, { expand: ['latest_charge'] }),
    );
    return named?.metadata['orderId'] === orderId ? named : null;
  }
  const query = `metadata['orderId']:'${orderId}'`;
  const found = await stripe.paymentIntents.search({ query, limit: 10, expand: ['data.latest_charge'] });
  return found.data.find(({ metadata }) => metadata['storedMethod'] === 'yes') ?? null;
}

/** Translates the status of a charge. One that waits for the person counts as failed, because it will never be made. */
export function outcomeOfCharge(intent: Stripe.PaymentIntent): PaymentOutcome {
  if (intent.status === 'processing') return { outcome: 'pending' };
  if (intent.status !== 'succeeded')
    return { outcome: 'declined', reason: intent.last_payment_error?.code ?? intent.status };
  const paid = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    outcome: 'paid',
    method: 'card',
    amount: intent.amount_received,
    currency: intent.currency === 'usd' ? 'USD' : 'KRW',
    paymentKey: intent.id,
    cardLast4: paid?.payment_method_details?.card?.last4 ?? null,
  };
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const refused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!refused || error.code !== 'resource_missing') throw error;
    return null;
  }
}

import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import type { ChargeOrder, StoredMethod, StoredMethods } from '#server/ports/paying/stored-methods.ts';
import { deleteMethod, findMethod, moveMethod, openMethod, storedMethod } from './method-store.ts';
import { findOrder, openOrder } from './store.ts';

type Shop = Pick<Context, 'db' | 'clock' | 'config'>;

const TEST_CARD = '4242';

/** Cards that the sandbox stores on its page at `/sandbox/store/{setupId}`. A tester decides whether later charges are declined. */
export function sandboxMethods({ db, clock, config }: Shop): StoredMethods {
  const key = (prefix: string) => `sandbox_${prefix}_${randomBytes(18).toString('base64url')}`;
  return {
    open: async ({ setupId, title, returnUrl, language }) => {
      await openMethod(db, {
        setup_id: setupId,
        customer_key: key('customer'),
        method_key: key('method'),
        return_url: returnUrl,
        language,
        title: JSON.stringify(title),
        status: 'open',
        created_at: new Date(clock.now()),
      });
      const checkoutUrl = `${config.publicUrl}/sandbox/store/${encodeURIComponent(setupId)}`;
      return { way: { kind: 'redirect', checkoutUrl }, customerKey: null };
    },
    finish: async ({ setupId, key: brought }) => {
      const stored = await findMethod(db, setupId);
      if (stored?.method_key !== brought) return { outcome: 'declined', reason: 'unknown_setup' };
      if (stored.status === 'open') return { outcome: 'pending' };
      await moveMethod(db, setupId, 'agreed', { status: 'stored' });
      if (stored.status !== 'agreed' && stored.status !== 'stored')
        return { outcome: 'declined', reason: stored.status };
      const { customer_key: customerKey, method_key: methodKey } = stored;
      return { outcome: 'stored', method: { customerKey, methodKey }, cardLast4: TEST_CARD };
    },
    charge: (order, method) => charge(db, new Date(clock.now()), order, method),
    forget: async ({ methodKey }) => {
      if (methodKey === null) return;
      await deleteMethod(db, methodKey);
    },
  };
}

/** Charges a stored card. Repeated calls return the same order, paid or declined. */
async function charge(
  db: Db,
  at: Date,
  order: ChargeOrder,
  { customerKey, methodKey }: StoredMethod,
): Promise<PaymentOutcome> {
  const stored = await storedMethod(db, customerKey, methodKey);
  await openOrder(db, {
    order_id: order.orderId,
    payment_key: `sandbox_${randomBytes(18).toString('base64url')}`,
    amount: order.amountUsdCents ?? order.amount,
    currency: order.amountUsdCents === null ? 'KRW' : 'USD',
    title: JSON.stringify(order.title),
    return_url: '',
    language: order.language,
    method: 'card',
    status: stored && !stored.declines ? 'paid' : 'declined',
    created_at: at,
  });
  const made = await findOrder(db, order.orderId);
  if (made?.status !== 'paid') return { outcome: 'declined', reason: 'card_declined' };
  const { method, amount, currency, payment_key: paymentKey } = made;
  return { outcome: 'paid', method, amount, currency, paymentKey, cardLast4: TEST_CARD };
}

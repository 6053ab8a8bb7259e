import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import { orderOfNotice } from '../notice.ts';
import { accountOf } from './account.ts';
import { sandboxMethods } from './stored.ts';
import {
  findOrder,
  giveBack,
  moveOrder,
  openOrder,
  planNotice,
  takeNotices,
  type SandboxOrder,
} from './store.ts';

type Shop = Pick<Context, 'cipher' | 'db' | 'clock' | 'config'> & {
  deliver: (request: Request) => Response | Promise<Response>;
};

/**
 * The embedded payment provider (docs/specification.md#payments). A person pays, declines or leaves on its page at `/sandbox/pay/{orderId}`. Its
 * records are in separate tables, as with a real provider.
 */
export function sandboxGateway(shop: Shop): PaymentGateway {
  const { cipher, db, clock, config } = shop;
  return {
    provider: 'sandbox',
    open: async (order) => {
      await openOrder(db, {
        order_id: order.orderId,
        payment_key: `sandbox_${randomBytes(18).toString('base64url')}`,
        amount: order.amountUsdCents ?? order.amount,
        currency: order.amountUsdCents === null ? 'KRW' : 'USD',
        title: JSON.stringify(order.title),
        return_url: cipher.encrypt(order.returnUrl),
        language: order.language,
        method: order.method,
        status: 'open',
        pay_until: order.method === 'virtual-account' ? new Date(order.until) : null,
        created_at: new Date(clock.now()),
      });
      const checkoutUrl = `${config.publicUrl}/sandbox/pay/${encodeURIComponent(order.orderId)}`;
      return { way: { kind: 'redirect', checkoutUrl }, paymentKey: null };
    },
    confirm: async ({ orderId, paymentKey, amount }) => {
      const order = await findOrder(db, orderId);
      if (!order) return declined('unknown_order');
      // A key of no payment of this order takes nothing; the order may have been paid under its own.
      if (order.payment_key !== paymentKey) return standing(order, 'unknown_order');
      if (order.amount !== amount) return declined('amount_differs');
      if (await moveOrder(db, orderId, 'authorized', 'paid')) {
        if (order.notices > 0) await planNotice(db, orderId, new Date(clock.now()), order.notices);
      }
      if (order.status === 'waiting') return waiting(order);
      return standing(await findOrder(db, orderId), 'not_authorized');
    },
    read: async ({ orderId }) => {
      const order = await findOrder(db, orderId);
      if (!order) return { ...declined('unknown_order'), isUnknown: true };
      if (order.status === 'open' || order.status === 'authorized') return { outcome: 'pending' };
      if (order.status !== 'waiting') return standing(order, 'not_authorized');
      if (order.pay_until === null || order.pay_until.getTime() > clock.now()) return waiting(order);
      await moveOrder(db, orderId, 'waiting', 'abandoned');
      return standing(await findOrder(db, orderId), 'expired');
    },
    refund: async ({ idempotencyKey, orderId, paymentKey, amount, reason }) => {
      const order = await findOrder(db, orderId);
      if (order?.status !== 'paid' || order.payment_key !== paymentKey) {
        throw new Error(`The sandbox holds no payment for order ${orderId}.`);
      }
      const created_at = new Date(clock.now());
      await giveBack(db, { idempotency_key: idempotencyKey, order_id: orderId, amount, reason, created_at });
      return { ref: `sandbox-refund-${idempotencyKey}` };
    },
    hear: ({ body }) => Promise.resolve({ genuine: true, orderId: orderOfNotice(body) }),
    stored: sandboxMethods(shop),
    work: () => sendNotices(shop),
  };
}

async function sendNotices({ db, clock, config, deliver }: Shop): Promise<void> {
  for (const { order_id, copies } of await takeNotices(db, new Date(clock.now()))) {
    await moveOrder(db, order_id, 'waiting', 'paid');
    for (let copy = 0; copy < copies; copy += 1)
      await deliver(
        new Request(`${config.publicUrl}/v1/payments/webhooks/sandbox`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ orderId: order_id, status: 'paid' }),
        }),
      );
  }
}

const TEST_CARD = '4242';

function waiting(order: SandboxOrder): PaymentOutcome {
  const account = accountOf(order);
  return { outcome: 'pending', ...(account ? { account: { ...account, key: order.payment_key } } : {}) };
}

function standing(order: SandboxOrder | undefined, otherwise: string): PaymentOutcome {
  if (order?.status === 'paid') {
    const { method, amount, currency, payment_key: paymentKey } = order;
    const cardLast4 = method.includes('card') ? TEST_CARD : null;
    return { outcome: 'paid', method, amount, currency, paymentKey, cardLast4 };
  }
  return declined(order?.status === 'declined' || order?.status === 'abandoned' ? order.status : otherwise);
}

function declined(reason: string) {
  return { outcome: 'declined' as const, reason };
}

import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { PaymentGateway, PaymentOutcome } from '#server/ports.ts';
import { findOrder, giveBack, moveOrder, openOrder, type SandboxOrder } from './store.ts';

/**
 * The embedded payment provider (spec: Payments): a person pays, declines or walks away on its page at `/sandbox/pay/{orderId}`,
 * and its books stand in tables of their own, as a real provider's would on its side.
 */
export function sandboxGateway({
  db,
  clock,
  config,
}: Pick<Context, 'db' | 'clock' | 'config'>): PaymentGateway {
  return {
    provider: 'sandbox',
    open: async (order) => {
      await openOrder(db, {
        order_id: order.orderId,
        payment_key: `sandbox_${randomBytes(18).toString('base64url')}`,
        amount: order.amountUsdCents ?? order.amount,
        currency: order.amountUsdCents === null ? 'KRW' : 'USD',
        title: JSON.stringify(order.title),
        return_url: order.returnUrl,
        language: order.language,
        method: order.method,
        status: 'open',
        created_at: new Date(clock.now()),
      });
      return { checkoutUrl: `${config.publicUrl}/sandbox/pay/${encodeURIComponent(order.orderId)}` };
    },
    confirm: async ({ orderId, paymentKey, amount }) => {
      const order = await findOrder(db, orderId);
      if (!order || order.payment_key !== paymentKey) return declined('unknown_order');
      if (order.amount !== amount) return declined('amount_differs');
      await moveOrder(db, orderId, 'authorized', 'paid');
      return standing(await findOrder(db, orderId), 'not_authorized');
    },
    read: async ({ orderId, paymentKey }) => {
      const order = await findOrder(db, orderId);
      if (!order || (paymentKey !== null && order.payment_key !== paymentKey)) {
        return declined('unknown_order');
      }
      return order.status === 'open' || order.status === 'authorized'
        ? { outcome: 'pending' }
        : standing(order, 'not_authorized');
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
  };
}

function standing(order: SandboxOrder | undefined, otherwise: string): PaymentOutcome {
  if (order?.status === 'paid') return { outcome: 'paid', method: order.method, amount: order.amount };
  return declined(order?.status === 'declined' || order?.status === 'abandoned' ? order.status : otherwise);
}

function declined(reason: string): PaymentOutcome {
  return { outcome: 'declined', reason };
}

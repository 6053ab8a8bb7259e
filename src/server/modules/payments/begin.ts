import { randomUUID } from 'node:crypto';
import { toCents } from '#contract/rules/money.ts';
import { isInternationalMethod, type PaymentMethod } from '#contract/rules/payment-methods.ts';
import type { Checkout } from '#contract/reservations/payments.ts';
import type { Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { beginProblem } from './begin-problem.ts';
import { payableUntil, readAgainAt } from './policy.ts';
import type { DueRow } from './read-store.ts';
import * as store from './store.ts';
import { beginAccount, type BegunOrder } from './virtual-accounts/begin.ts';

/** The payer of an instalment and the payment method. `link` is set when somebody other than the member pays, by a payment link. */
export type Payer = {
  method: PaymentMethod;
  name: string;
  email: string | null;
  language: Language;
  returnUrl: string;
  link?: { id: string; receiptTo: string | null };
};

/**
 * Returns the amount to charge; the payment method alone decides currency and provider. Dollars use the exchange rate that the booking locked,
 * rounded up to the cent.
 */
function chargeOf(due: DueRow, method: PaymentMethod, ctx: Context) {
  const abroad = isInternationalMethod(method);
  return {
    gateway: abroad ? ctx.gateways.international : ctx.gateways.domestic,
    amount: due.amount,
    amountUsdCents: abroad ? (due.amount_usd_cents ?? toCents(due.amount, due.krw_per_usd)) : null,
  };
}

/**
 * Writes the payment down, then opens an order with the provider of the payment method. Repeated requests for a virtual account, also from several
 * windows, share one order.
 * @throws Refusal what {@link beginProblem} returns; `payment_method_incorrect` for won when the stay is charged in dollars; `account_open` when
 * another virtual account still waits; `reservation_incorrect` when the instalments were replaced meanwhile; `payment_unavailable`
 */
export async function beginOrder(ctx: Context, due: DueRow, payer: Payer): Promise<Checkout> {
  const now = ctx.clock.now();
  const problem = await beginProblem(ctx.db, due, now);
  if (problem) refuse(problem);
  const { gateway, amount, amountUsdCents } = chargeOf(due, payer.method, ctx);
  if (due.amount_usd_cents !== null && amountUsdCents === null) refuse('payment_method_incorrect');
  const reservation = { status: due.status, holdExpiresAt: due.hold_expires_at };
  const until = Math.min(payableUntil(reservation, due.seq, now), due.change_due_at?.getTime() ?? Infinity);
  const receiptTo = payer.link?.receiptTo ?? null;
  const payment = {
    id: randomUUID(),
    instalment_id: due.id,
    provider: gateway.provider,
    order_id: randomUUID(),
    amount,
    amount_usd_cents: amountUsdCents,
    status: 'started' as const,
    started_at: new Date(now),
    link_id: payer.link?.id ?? null,
    payer_email: receiptTo,
    payer_language: receiptTo === null ? null : payer.language,
  };
  const { id, orderId, end } =
    payer.method === 'virtual-account'
      ? await beginAccount(ctx, due, { ...payment, account_until: new Date(until) })
      : await beginOther(ctx, payment, until);
  try {
    const { way, paymentKey } = await gateway.open({
      orderId,
      amount,
      amountUsdCents,
      title: due.house_name,
      customer: { name: payer.name, email: payer.email },
      method: payer.method,
      until: end,
      returnUrl: payer.returnUrl,
      language: payer.language,
    });
    if (paymentKey !== null) await store.setOpened(ctx.db, id, paymentKey, readAgainAt(payment, now));
    return { ...way, orderId, provider: gateway.provider, amount, amountUsdCents };
  } catch (error) {
    ctx.log('a payment page could not be opened', { orderId, error });
    // Another window may have opened an order that was begun before.
    if (id === payment.id) await store.setFailed(ctx.db, id, 'not_opened', null);
    return refuse('payment_unavailable');
  }
}

/** Writes down a payment that gets a new order of its own (any method but a virtual account). */
async function beginOther(ctx: Context, payment: store.BegunPayment, until: number): Promise<BegunOrder> {
  const isBegun = await inTransaction(ctx, (trx) => store.beginPayment(trx, payment));
  if (!isBegun) refuse('reservation_incorrect');
  return { id: payment.id, orderId: payment.order_id, end: until };
}

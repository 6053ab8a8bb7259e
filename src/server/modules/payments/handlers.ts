import { randomUUID } from 'node:crypto';
import { isFree } from '#contract/rules/schedule.ts';
import { providers } from '#contract/vocabulary.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import { refuse } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/implement.ts';
import type { PaymentOutcome } from '#server/ports.ts';
import { chargedAmount, isForDue, isId, orderIn, returnProblem, startProblem } from './policy.ts';
import { gatewayOf } from './refunds.ts';
import { settle } from './settle.ts';
import * as store from './store.ts';

export const payments: Handlers<'payments'> = {
  start: async ({ body, viewer, language }, ctx) => {
    const { accountId } = member(viewer);
    const known = isId(body.reservationId) && (await store.owns(ctx.db, accountId, body.reservationId));
    if (!known) refuse('not_found');
    const due = isId(body.paymentId)
      ? await store.findDue(ctx.db, accountId, body.reservationId, body.paymentId)
      : undefined;
    if (!due) return refuse('reservation_incorrect');
    const free = isFree({ amount: due.amount, amountUsdCents: due.amount_usd_cents });
    const paid = free || (await store.isPaid(ctx.db, due.id));
    const stay = { status: due.status, holdExpiresAt: due.hold_expires_at };
    const problem = startProblem(stay, { seq: due.seq, paid }, ctx.clock.now());
    if (problem) refuse(problem);

    const gateway = due.is_international ? ctx.gateways.international : ctx.gateways.domestic;
    const id = randomUUID();
    const orderId = randomUUID();
    await store.insertPayment(ctx.db, {
      id,
      instalment_id: due.id,
      provider: gateway.provider,
      order_id: orderId,
      amount: due.amount,
      amount_usd_cents: due.amount_usd_cents,
      status: 'started',
      started_at: new Date(ctx.clock.now()),
    });
    const order = {
      orderId,
      amount: due.amount,
      amountUsdCents: due.amount_usd_cents,
      title: due.house_name,
      customer: { name: `${due.first_name} ${due.last_name}`, email: due.email },
      method: due.payment_method,
      returnUrl: `${ctx.config.publicUrl}/pay/return`,
      language,
    };
    try {
      const { checkoutUrl } = await gateway.open(order);
      const { amount, amountUsdCents } = order;
      return { orderId, provider: gateway.provider, checkoutUrl, amount, amountUsdCents };
    } catch (error) {
      ctx.log('a payment page could not be opened', { orderId, error });
      await store.setFailed(ctx.db, id, 'not_opened');
      return refuse('payment_unavailable');
    }
  },
  confirm: async ({ body, viewer }, ctx) => {
    const { accountId } = member(viewer);
    const payment = await store.findPayment(ctx.db, body.orderId);
    if (!payment || payment.account_id !== accountId) return refuse('reservation_incorrect');
    const expected = chargedAmount(payment);
    if (body.amount !== expected) refuse('payment_amount_incorrect');
    if (payment.status !== 'paid') {
      if (!isForDue(payment)) refuse('payment_amount_incorrect');
      await noteConfirming(ctx, payment.id, body.paymentKey);
      const outcome = await ask(ctx, payment.provider, { ...body, amount: expected });
      await settle(ctx, body, outcome);
    }
    return result(ctx, body.orderId);
  },
  webhook: async ({ params, body }, ctx) => {
    const provider = providers.find((known) => known === params.provider) ?? refuse('not_found');
    const orderId = orderIn(body);
    const payment = orderId === null ? undefined : await store.findPayment(ctx.db, orderId);
    if (!payment || payment.provider !== provider || payment.payment_key === null) return null;
    const known = { orderId: payment.order_id, paymentKey: payment.payment_key };
    await settle(ctx, known, await gatewayOf(ctx, provider).read(known));
    return null;
  },
};

async function noteConfirming(ctx: Context, id: string, paymentKey: string): Promise<void> {
  try {
    await store.setConfirming(ctx.db, id, paymentKey);
  } catch (error) {
    if (isUniqueViolation(error)) refuse('reservation_incorrect');
    throw error;
  }
}

/** Asks the provider to take the money; without an answer the payment stays as it is and is read again later. */
async function ask(
  ctx: Context,
  provider: string,
  payment: { orderId: string; paymentKey: string; amount: number },
): Promise<PaymentOutcome> {
  const { orderId, paymentKey, amount } = payment;
  try {
    return await gatewayOf(ctx, provider).confirm({ orderId, paymentKey, amount });
  } catch (error) {
    ctx.log('a payment could not be confirmed', { orderId, error });
    return refuse('payment_unavailable');
  }
}

/** What the payer is told: the same however often and from however many windows it is asked. */
async function result(ctx: Context, orderId: string): Promise<{ reservationId: string; confirmed: boolean }> {
  const payment = (await store.findPayment(ctx.db, orderId)) ?? refuse('reservation_incorrect');
  if (payment.status === 'failed') refuse('payment_declined');
  const problem = payment.status === 'paid' ? returnProblem(payment.returned) : null;
  if (problem) refuse(problem);
  return {
    reservationId: payment.reservation_id,
    confirmed: payment.reservation_status === 'confirmed',
  };
}

function member(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('unauthorized');
}

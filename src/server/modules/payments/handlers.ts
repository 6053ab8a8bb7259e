import { randomUUID } from 'node:crypto';
import { isFree } from '#contract/rules/schedule.ts';
import { providers } from '#contract/vocabulary.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import { refuse } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/implement.ts';
import type { PaymentOutcome } from '#server/ports.ts';
import {
  chargedAmount,
  isForDue,
  isId,
  payableUntil,
  readAgainAt,
  returnProblem,
  startProblem,
} from './policy.ts';
import { presentReceipt } from './present.ts';
import { refundsOf } from './refund-store.ts';
import { findGateway, gatewayOf } from './refunds.ts';
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
    const now = ctx.clock.now();
    const problem = startProblem(stay, { seq: due.seq, paid }, now);
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
      started_at: new Date(now),
    });
    const order = {
      orderId,
      amount: due.amount,
      amountUsdCents: due.amount_usd_cents,
      title: due.house_name,
      customer: { name: `${due.first_name} ${due.last_name}`, email: due.email },
      method: due.payment_method,
      until: payableUntil(stay, due.seq, now),
      returnUrl: `${ctx.config.publicUrl}/pay/return`,
      language,
    };
    try {
      const { way, paymentKey } = await gateway.open(order);
      if (paymentKey !== null)
        await store.setOpened(ctx.db, id, paymentKey, readAgainAt({ started_at: new Date(now) }, now));
      const { amount, amountUsdCents } = order;
      return { ...way, orderId, provider: gateway.provider, amount, amountUsdCents };
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
      await noteConfirming(ctx, payment, body.paymentKey);
      await settle(ctx, body.orderId, await ask(ctx, payment.provider, { ...body, amount: expected }));
    }
    return result(ctx, body.orderId);
  },
  receipt: async ({ params, viewer }, ctx) => {
    const { accountId } = member(viewer);
    if (!isId(params.id) || !isId(params.paymentId)) refuse('not_found');
    const row = await store.findReceipt(ctx.db, accountId, params.id, params.paymentId);
    if (!row?.paid_at) return refuse('not_found');
    const refunds = await refundsOf(ctx.db, [row.payment_id]);
    const bytes = await ctx.receipts.render(presentReceipt(row, row.paid_at, refunds));
    return { bytes, filename: `receipt-${row.code}-${row.seq}.pdf` };
  },
  webhook: async ({ params, rawBody, request }, ctx) => {
    const provider = providers.find((known) => known === params.provider) ?? refuse('not_found');
    const gateway = findGateway(ctx, provider) ?? refuse('not_found');
    const { genuine, orderId } = await gateway.hear({ body: rawBody, headers: request.headers });
    if (!genuine) {
      ctx.log('a notice that is not from the payment provider was turned away', { provider });
      refuse('invalid_input');
    }
    const payment = orderId === null ? undefined : await store.findPayment(ctx.db, orderId);
    if (payment?.provider !== provider || payment.status === 'paid') return null;
    const known = { orderId: payment.order_id, paymentKey: payment.payment_key };
    await settle(ctx, payment.order_id, await gateway.read(known));
    return null;
  },
};

async function noteConfirming(
  ctx: Context,
  payment: { id: string; started_at: Date },
  paymentKey: string,
): Promise<void> {
  try {
    const next = readAgainAt(payment, ctx.clock.now());
    await store.setConfirming(ctx.db, payment.id, paymentKey, next);
  } catch (error) {
    if (isUniqueViolation(error)) refuse('reservation_incorrect');
    throw error;
  }
}

/** Asks the provider to take the money; without an answer nobody knows whether it did, and it is read again until they do. */
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
    return refuse('payment_unknown');
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

import { randomUUID } from 'node:crypto';
import { isId } from '#contract/rules/id.ts';
import { personName } from '#contract/rules/people/names.ts';
import { isFree } from '#contract/rules/schedule.ts';
import { providers } from '#contract/vocabulary.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Viewer } from '#server/ports/sessions.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { PaymentOutcome } from '#server/ports/payments.ts';
import { chargedAmount, isForDue, payableUntil, readAgainAt, returnProblem, startProblem } from './policy.ts';
import * as read from './read-store.ts';
import { renderReceipt } from './receipt.ts';
import { findGateway, gatewayOf } from './refunds.ts';
import { settle } from './settle.ts';
import * as instalmentStore from './instalment-store.ts';
import * as store from './store.ts';
import { recordRefundSent, recordTransfer } from './transfer.ts';

export const payments: Handlers<'payments'> = {
  start: async ({ body, viewer, language }, ctx) => {
    const { accountId } = member(viewer);
    const known = isId(body.reservationId) && (await read.owns(ctx.db, accountId, body.reservationId));
    if (!known) refuse('not_found');
    const due = isId(body.paymentId)
      ? await read.findDue(ctx.db, accountId, body.reservationId, body.paymentId)
      : undefined;
    if (!due) return refuse('reservation_incorrect');
    const free = isFree({ amount: due.amount, amountUsdCents: due.amount_usd_cents });
    const paid = free || (await instalmentStore.isPaid(ctx.db, due.id));
    const stay = { status: due.status, holdExpiresAt: due.hold_expires_at };
    const now = ctx.clock.now();
    const problem = startProblem(stay, { seq: due.seq, paid }, now);
    if (problem) refuse(problem);
    const lapsesAt = due.change_due_at?.getTime() ?? Infinity;
    if (lapsesAt <= now) refuse('payment_not_due');

    const gateway = due.is_international ? ctx.gateways.international : ctx.gateways.domestic;
    const id = randomUUID();
    const orderId = randomUUID();
    const payment = {
      id,
      instalment_id: due.id,
      provider: gateway.provider,
      order_id: orderId,
      amount: due.amount,
      amount_usd_cents: due.amount_usd_cents,
      status: 'started' as const,
      started_at: new Date(now),
    };
    if (!(await inTransaction(ctx, (trx) => store.beginPayment(trx, payment))))
      refuse('reservation_incorrect');
    const order = {
      orderId,
      amount: due.amount,
      amountUsdCents: due.amount_usd_cents,
      title: due.house_name,
      customer: {
        name: personName({ firstName: due.first_name, lastName: due.last_name }),
        email: due.email,
      },
      method: due.payment_method,
      until: Math.min(payableUntil(stay, due.seq, now), lapsesAt),
      returnUrl: `${ctx.config.publicUrl}/pay/return`,
      language,
    };
    try {
      const { way, paymentKey } = await gateway.open(order);
      const begun = { started_at: new Date(now), status: 'started' } as const;
      if (paymentKey !== null) await store.setOpened(ctx.db, id, paymentKey, readAgainAt(begun, now));
      const { amount, amountUsdCents } = order;
      return { ...way, orderId, provider: gateway.provider, amount, amountUsdCents };
    } catch (error) {
      ctx.log('a payment page could not be opened', { orderId, error });
      await store.setFailed(ctx.db, id, 'not_opened', null);
      return refuse('payment_unavailable');
    }
  },
  confirm: async ({ body, viewer }, ctx) => {
    const { accountId } = member(viewer);
    const payment = await read.findPayment(ctx.db, body.orderId);
    if (!payment || payment.account_id !== accountId) return refuse('reservation_incorrect');
    const expected = chargedAmount(payment);
    if (body.amount !== expected) refuse('payment_amount_incorrect');
    if (payment.status !== 'paid') {
      if (!isForDue(payment)) refuse('payment_amount_incorrect');
      const now = ctx.clock.now();
      const next = readAgainAt({ started_at: payment.started_at, status: 'confirming' }, now);
      await store.setConfirming(ctx.db, payment.id, next);
      const paymentKey = payment.payment_key ?? body.paymentKey;
      await settle(
        ctx,
        body.orderId,
        await ask(ctx, payment.provider, { orderId: body.orderId, paymentKey, amount: expected }),
      );
    }
    const isOther = payment.payment_key !== null && payment.payment_key !== body.paymentKey;
    return result(ctx, body.orderId, isOther);
  },
  receipt: async ({ params, viewer }, ctx) => {
    const { accountId } = member(viewer);
    if (!isId(params.id) || !isId(params.paymentId)) refuse('not_found');
    const row = await read.findReceipt(ctx.db, accountId, params.id, params.paymentId);
    if (!row) return refuse('not_found');
    await spendAllowance(ctx, 'receiptsOfAccount', accountId);
    return (await renderReceipt(ctx.db, ctx.receipts, row, ctx.clock.now())) ?? refuse('not_found');
  },
  webhook: async ({ params, rawBody, request }, ctx) => {
    const provider = providers.find((known) => known === params.provider) ?? refuse('not_found');
    const gateway = findGateway(ctx, provider) ?? refuse('not_found');
    const { genuine, orderId } = await gateway.hear({ body: rawBody, headers: request.headers });
    if (!genuine) {
      ctx.log('a notice that is not from the payment provider was turned away', { provider });
      refuse('invalid_input');
    }
    const payment = orderId === null ? undefined : await read.findPayment(ctx.db, orderId);
    if (payment?.provider !== provider || payment.status === 'paid') return null;
    const known = { orderId: payment.order_id, paymentKey: payment.payment_key };
    await settle(ctx, payment.order_id, await gateway.read(known));
    return null;
  },
};

/** Calls of administrators for money that no provider moves. */
export const adminPayments: Handlers<'adminReservations'> = {
  recordTransfer: async (input, ctx) => {
    await recordTransfer(ctx, input, input.params, input.body);
    return null;
  },
  recordRefundSent: async (input, ctx) => {
    await recordRefundSent(ctx, input, input.params, input.body.reference);
    return null;
  },
};

/** Asks the provider to take the money. Without an answer the outcome is unknown: the job reads the payment until it is settled. */
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

/**
 * Answers the payer; idempotent, from any number of windows. With a key that is not the order's (`isOther`)
 * nothing is on its way.
 */
async function result(
  ctx: Context,
  orderId: string,
  isOther: boolean,
): Promise<{ reservationId: string; confirmed: boolean }> {
  const payment = (await read.findPayment(ctx.db, orderId)) ?? refuse('reservation_incorrect');
  if (payment.status === 'failed' || (isOther && payment.status !== 'paid')) refuse('payment_declined');
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

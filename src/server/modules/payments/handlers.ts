import { isId } from '#contract/rules/id.ts';
import { personName } from '#contract/rules/people/names.ts';
import { providers } from '#contract/vocabulary.ts';
import type { Viewer } from '#server/ports/sessions.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { beginOrder } from './begin.ts';
import { recordRefundSent, takeRefund } from './by-hand.ts';
import { confirmOrder } from './confirm.ts';
import { endDoubt } from './doubts.ts';
import * as read from './read-store.ts';
import { renderReceipt } from './receipt.ts';
import { findGateway } from './refunds.ts';
import { settle } from './settle.ts';
import { remindOfPayment } from './links/remind.ts';
import { readRefundAccount } from './refund-accounts/handlers.ts';
import { recordTransfer } from './transfer.ts';

export const payments: Handlers<'payments'> = {
  start: async ({ body, viewer, language }, ctx) => {
    const { accountId } = member(viewer);
    const known = isId(body.reservationId) && (await read.owns(ctx.db, accountId, body.reservationId));
    if (!known) refuse('not_found');
    const due = isId(body.paymentId)
      ? await read.findDue(ctx.db, accountId, body.reservationId, body.paymentId)
      : undefined;
    if (!due) return refuse('reservation_incorrect');
    await spendAllowance(ctx, 'ordersOfAccount', accountId);
    return beginOrder(ctx, due, {
      method: body.method ?? due.payment_method,
      name: personName({ firstName: due.first_name, lastName: due.last_name }),
      email: due.email,
      language,
      returnUrl: `${ctx.config.publicUrl}/pay/return`,
    });
  },
  confirm: async ({ body, viewer }, ctx) => {
    const { accountId } = member(viewer);
    const payment = await read.findPayment(ctx.db, body.orderId);
    if (!payment || payment.account_id !== accountId) return refuse('reservation_incorrect');
    const settled = await confirmOrder(ctx, payment, body);
    return {
      reservationId: settled.reservation_id,
      confirmed: settled.reservation_status === 'confirmed',
      paid: settled.status === 'paid',
    };
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
    // A job reads the payment in the end, however many notices came.
    await spendAllowance(ctx, 'noticesOfOrder', payment.order_id);
    const known = { orderId: payment.order_id, paymentKey: payment.payment_key };
    await settle(ctx, payment.order_id, await gateway.read(known));
    return null;
  },
};

export const adminPayments: Handlers<'adminReservations'> = {
  recordTransfer: async (input, ctx) => {
    await recordTransfer(ctx, input, input.params, input.body);
    return null;
  },
  remindOfPayment: async (input, ctx) => {
    await remindOfPayment(ctx, input, input.params);
    return null;
  },
  refundAccount: (input, ctx) => readRefundAccount(ctx, input.params.id, input),
  takeRefund: async (input, ctx) => {
    await takeRefund(ctx, input, input.params);
    return null;
  },
  recordRefundSent: async (input, ctx) => {
    await recordRefundSent(ctx, input, input.params, input.body.reference);
    return null;
  },
  endDoubt: async (input, ctx) => {
    await endDoubt(ctx, input, input.params, input.body.reason);
    return null;
  },
};

function member(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('unauthorized');
}

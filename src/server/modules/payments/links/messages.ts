import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { RefundRow } from '../read-store.ts';
import { askerOf } from './present.ts';
import { findReceiptOfPayer } from './read-store.ts';

/** Sends the receipt to the person who paid by link and asked for one. It reveals no more about the member than the payment page did. */
export async function tellPayerReceived(trx: Trx, ctx: Context, paymentId: string): Promise<void> {
  const paid = await findReceiptOfPayer(trx, paymentId);
  if (!paid?.payer_email) return;
  await ctx.outbox.post(trx, {
    key: `${paymentId}:received:payer`,
    kind: 'payment-received-payer',
    reservationId: paid.reservation_id,
    channel: 'email',
    to: paid.payer_email,
    language: paid.payer_language ?? 'ko',
    params: {
      name: paid.payer_email,
      booker: askerOf(paid),
      house: paid.house_name,
      paid: paid.amount,
      usd: paid.amount_usd_cents ?? 0,
      from: paid.period_from,
      until: paid.period_to,
      order: paid.order_id,
      link: aboutUs(ctx),
    },
  });
}

export async function tellPayerReturned(trx: Trx, ctx: Context, refund: RefundRow): Promise<void> {
  if (refund.payer_email === null || refund.first_name === null) return;
  await ctx.outbox.post(trx, {
    key: `${refund.id}:returned:payer`,
    kind: 'payment-returned-payer',
    reservationId: refund.reservation_id,
    channel: 'email',
    to: refund.payer_email,
    language: refund.payer_language ?? 'ko',
    params: {
      name: refund.payer_email,
      booker: askerOf({ first_name: refund.first_name, last_name: refund.last_name ?? '' }),
      house: refund.house_name,
      amount: refund.amount,
      usd: refund.amount_usd_cents ?? 0,
      order: refund.order_id,
      link: aboutUs(ctx),
    },
  });
}

/** Returns the page about us that a payer's mail links to, because payers have no account and no page of the stay. */
function aboutUs(ctx: Context): string {
  return `${ctx.config.publicUrl}/about`;
}

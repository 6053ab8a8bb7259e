import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { RefundRow } from '../read-store.ts';
import type { AskRow } from './read-store.ts';

export async function askForAccount(trx: Trx, ctx: Context, of: AskRow): Promise<void> {
  await ctx.outbox.post(trx, {
    key: `${of.id}:refund-account:email`,
    kind: 'refund-account-needed',
    reservationId: of.reservation_id,
    channel: 'email',
    to: of.email,
    language: of.language,
    params: {
      name: of.first_name,
      house: of.house_name,
      code: of.code,
      link: `${ctx.config.publicUrl}/mypage/${of.reservation_id}`,
    },
  });
}

/** Tells the member that a refund was sent by bank transfer. A person who paid by link gets no mail, because the transfer goes to the member. */
export async function tellTransferred(trx: Trx, ctx: Context, refund: RefundRow): Promise<void> {
  if (refund.email === null || refund.first_name === null) return;
  await ctx.outbox.post(trx, {
    key: `${refund.id}:returned:email`,
    kind: 'refund-transferred',
    reservationId: refund.reservation_id,
    channel: 'email',
    to: refund.email,
    language: refund.language ?? 'ko',
    params: {
      name: refund.first_name,
      house: refund.house_name,
      amount: refund.amount,
      usd: refund.amount_usd_cents ?? 0,
      link: `${ctx.config.publicUrl}/mypage/${refund.reservation_id}`,
    },
  });
}

import { inTransaction, type Context } from '#server/context.ts';
import type { PaymentDoubt } from '#server/db/schema.ts';
import { findForDoubt } from './read-store.ts';
import { setDoubt } from './store.ts';

/**
 * Marks an order that only a person can settle and mails every administrator about it, once (spec: Reservation life cycle: an order is
 * settled, refunded or shown to the administrator). A provider that tells later what became of it settles it after all.
 */
export async function reportDoubt(ctx: Context, payment: { id: string }, doubt: PaymentDoubt): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    if (!(await setDoubt(trx, payment.id, doubt, new Date(ctx.clock.now())))) return;
    const { order_id: order, house_name: house, code, ...row } = await findForDoubt(trx, payment.id);
    for (const administrator of await ctx.accounts.administrators(trx))
      await ctx.outbox.post(trx, {
        key: `${payment.id}:doubt:${administrator.id}:email`,
        kind: 'payment-in-doubt',
        reservationId: row.reservation_id,
        channel: 'email',
        to: administrator.email,
        accountId: administrator.id,
        language: administrator.language,
        params: {
          name: administrator.first_name,
          house,
          code,
          amount: row.amount,
          usd: row.amount_usd_cents ?? 0,
          provider: row.provider,
          order,
          link: `${ctx.config.publicUrl}/admin/reservations`,
        },
      });
  });
}

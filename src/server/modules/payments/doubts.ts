import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { PaymentDoubt } from '#server/db/schema.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { tellChargeFailed } from './automatic/messages.ts';
import { findForDoubt, findPayment } from './read-store.ts';
import { endDoubtOf, lockPayment, setDoubt } from './store.ts';

/**
 * Marks an order that only a person can settle and mails every administrator about it, once (docs/specification.md#reservation-life-cycle: an order
 * is settled, refunded or shown to the administrator). Does nothing if that same doubt was already dealt with. A later answer of the provider still
 * settles the order.
 */
export async function reportDoubt(ctx: Context, payment: { id: string }, doubt: PaymentDoubt): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    if (!(await setDoubt(trx, payment.id, doubt, new Date(ctx.clock.now())))) return;
    const { order_id: order, house_name: house, code, ...row } = await findForDoubt(trx, payment.id);
    for (const administrator of await ctx.accounts.administrators(trx))
      await ctx.outbox.post(trx, {
        key: `${payment.id}:doubt:${doubt}:${administrator.id}:email`,
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
          link: `${ctx.config.publicUrl}/admin/reservations/${row.reservation_id}`,
        },
      });
  });
}

/**
 * Ends the doubt about an order that an administrator has checked in the provider's books. The order counts as not paid and is read no more, so its
 * instalment can be paid again. Money that the provider reports later is still taken, or goes back; the same finding raises no doubt again. An order
 * that is no longer in doubt does not change.
 * @throws Refusal `not_found`
 */
export async function endDoubt(
  ctx: Context,
  by: Administrator & { ifMatch: string | undefined },
  { id, orderId }: { id: string; orderId: string },
  reason: string,
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const found = isId(id) && isId(orderId) ? await findPayment(trx, orderId) : undefined;
    if (found?.reservation_id !== id) return refuse('not_found');
    await lockPayment(trx, found);
    if (found.doubt !== null) await ctx.reservations.requireState(trx, id, by.ifMatch);
    const doubt = await endDoubtOf(trx, found.id);
    if (doubt === null) return;
    if (found.automatic_payment_id !== null) await tellChargeFailed(trx, ctx, found.id);
    const { amount, seq } = found;
    const change = { before: { doubt }, after: { order: orderId, amount, seq, reason } };
    await audit(trx, ctx, by, { action: 'doubt-ended', subject: { kind: 'reservation', id }, change });
  });
}

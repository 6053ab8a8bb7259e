import { MINUTE_MS } from '#contract/rules/durations.ts';
import { isId } from '#contract/rules/id.ts';
import { refundAccounts as policy } from '#contract/rules/paying/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import { findRefund, type RefundRow } from './read-store.ts';
import { setRefunded, takeOver } from './refund-store.ts';
import { tellTransferred } from './refund-accounts/messages.ts';

type Acting = Administrator & { ifMatch: string | undefined };
type RefundOf = { id: string; refundId: string };

/**
 * Hands a refund that its provider has failed to make to the administrator, who must call this before sending money: no job asks the provider for it
 * again. Repeating it changes nothing.
 * @throws Refusal `not_found`, `refund_under_way` while the provider may still be about to make it, `refund_made` if the provider has made it.
 */
export async function takeRefund(ctx: Context, by: Acting, of: RefundOf): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const refund = await findRefundOf(trx, of);
    if (refund.provider === 'bank') refuse('not_found');
    if (refund.by_hand_at !== null) return;
    if (refund.status === 'done') refuse('refund_made');
    await ctx.reservations.requireState(trx, of.id, by.ifMatch);
    const now = ctx.clock.now();
    const quietSince = new Date(now - policy.quietMinutes * MINUTE_MS);
    const terms = { now: new Date(now), quietSince, failed: policy.failedAttempts };
    if (!(await takeOver(trx, refund.id, terms)))
      refuse('refund_under_way', { minutes: policy.quietMinutes });
    const after = { refundId: refund.id, amount: refund.amount, attempts: refund.attempts };
    await audit(trx, ctx, by, {
      action: 'refund-taken',
      subject: { kind: 'reservation', id: of.id },
      change: { after },
    });
  });
}

/**
 * Records that a refund was sent by hand (of a bank transfer, or one that was taken over) and notifies the member. Repeating it changes nothing.
 * @throws Refusal `not_found` for a refund that a provider sends, `refund_made` for one that the provider made after all.
 */
export async function recordRefundSent(
  ctx: Context,
  by: Acting,
  of: RefundOf,
  reference: string,
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const refund = await findRefundOf(trx, of);
    if (refund.provider !== 'bank' && refund.by_hand_at === null)
      refuse(refund.status === 'done' && refund.attempts > 0 ? 'refund_made' : 'not_found');
    if (refund.status !== 'done') await ctx.reservations.requireState(trx, of.id, by.ifMatch);
    if (!(await setRefunded(trx, refund.id, reference, new Date(ctx.clock.now())))) {
      // Under another reference it was sent by somebody else, or by its provider after all.
      if ((await findRefundOf(trx, of)).provider_ref !== reference) refuse('refund_made');
      return;
    }
    await tellTransferred(trx, ctx, refund);
    const after = { refundId: refund.id, amount: refund.amount, reference };
    await audit(trx, ctx, by, {
      action: 'refund-sent',
      subject: { kind: 'reservation', id: of.id },
      change: { after },
    });
  });
}

/** @throws Refusal `not_found` */
async function findRefundOf(db: Db, { id, refundId }: RefundOf): Promise<RefundRow> {
  const refund = isId(id) && isId(refundId) ? await findRefund(db, refundId) : undefined;
  return refund?.reservation_id === id ? refund : refuse('not_found');
}

import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { tryAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { beginProblem } from '../begin-problem.ts';
import { lockInstalment } from '../instalment-store.ts';
import { dues } from '../read-store.ts';
import { insertNewLink } from './make.ts';
import { isBeingConfirmed, openLinks } from './read-store.ts';
import { recallLink } from './store.ts';

/**
 * Mails the member a payment link on an administrator's request; the link of the previous reminder ends. It is recorded in the audit log and in the
 * reservation's timeline.
 * @throws Refusal `not_found`; `payment_already_made`, also while a payment is being confirmed; the reason why nothing can be paid now;
 * `payment_reminded` for a second reminder within a day
 */
export async function remindOfPayment(
  ctx: Context,
  by: Administrator,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<void> {
  if (!isId(id) || !isId(paymentId)) refuse('not_found');
  await inTransaction(ctx, async (trx) => {
    const now = ctx.clock.now();
    await lockInstalment(trx, paymentId);
    const due =
      (await dues(trx).where('i.id', '=', paymentId).where('r.id', '=', id).executeTakeFirst()) ??
      refuse('not_found');
    const problem = await beginProblem(trx, due, now);
    if (problem) refuse(problem);
    if (await isBeingConfirmed(trx, due.id)) refuse('payment_already_made');
    if (await tryAllowance(ctx, 'remindersOfInstalment', due.id, trx)) refuse('payment_reminded');
    // Their own address: a link that the member made for somebody else stays.
    const before = (await openLinks(trx, due.id, new Date(now))).filter(
      (each) => each.mailed_to === due.email,
    );
    for (const link of before) await recallLink(trx, due.id, link.id, new Date(now));
    const made = await insertNewLink(trx, ctx, due, { language: due.language, mailedTo: due.email });
    await ctx.outbox.post(trx, {
      key: `${made.id}:payment-reminder:email`,
      kind: 'payment-reminder',
      reservationId: id,
      channel: 'email',
      to: due.email,
      ...(due.account_id && { accountId: due.account_id }),
      language: due.language,
      params: {
        name: due.first_name,
        house: due.house_name,
        amount: due.amount,
        usd: due.amount_usd_cents ?? 0,
        dueOn: due.due_on,
        expiresAt: made.expiresAt,
        link: made.url,
      },
    });
    const after = { seq: due.seq, recipient: due.email };
    await audit(trx, ctx, by, {
      action: 'payment-reminded',
      subject: { kind: 'reservation', id },
      change: { after },
    });
  });
}

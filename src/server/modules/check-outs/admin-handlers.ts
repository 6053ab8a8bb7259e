import type * as v from 'valibot';
import type { AdminCheckOut, ObjectionAnswer } from '#contract/admin/check-outs/check-outs.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { loadParts } from './load.ts';
import { tellAnswer } from './messages.ts';
import { presentForAdministrator } from './present.ts';
import { reservationById } from './read-store.ts';
import { answerObjection, findObjection } from './store.ts';

export const adminCheckOuts: Handlers<'adminCheckOuts'> = {
  get: async ({ params }, ctx) => {
    const reservation =
      (isId(params.id) && (await reservationById(ctx.db, params.id))) || refuse('not_found');
    return presentForAdministrator(await loadParts(ctx.db, ctx, reservation.id));
  },
  answer: (input, ctx) => answer(ctx, input.params.id, input, input.body),
};

/**
 * Answers an objection and so settles it; the member's notice and the audit entry are in the same transaction.
 * @throws Refusal `not_found` without an objection, `objection_answered`, `deductions_exceed_deposit` if more than the deduction is returned
 */
function answer(
  ctx: Context,
  id: string,
  by: Administrator & { ifMatch: string | undefined },
  { answer: words, returned = 0 }: v.InferOutput<typeof ObjectionAnswer>,
): Promise<AdminCheckOut> {
  return inTransaction(ctx, async (trx) => {
    const reservation = (isId(id) && (await reservationById(trx, id))) || refuse('not_found');
    if (!(await findObjection(trx, reservation.id))) refuse('not_found');
    const seen = presentForAdministrator(await loadParts(trx, ctx, reservation.id));
    if (seen.objection?.answer) refuse('objection_answered');
    if (by.ifMatch !== undefined) requireVersion(by.ifMatch, seen);
    const { accountId } = by.viewer;
    const isAnswered = await answerObjection(trx, {
      reservation_id: reservation.id,
      answer: words,
      answered_at: new Date(ctx.clock.now()),
      answered_by: accountId,
      answered_by_name: (await ctx.accounts.nameOf(trx, accountId)) ?? '',
    });
    if (!isAnswered) refuse('objection_answered');
    if (returned > 0) await ctx.reservations.returnDeposit(trx, reservation.id, returned);
    await tellAnswer(trx, ctx, reservation, words);
    await audit(trx, ctx, by, {
      action: 'objection-answered',
      subject: { kind: 'reservation', id: reservation.id },
      change: {
        after: { answer: words, ...(returned > 0 && { refund: returned }) },
      },
    });
    return presentForAdministrator(await loadParts(trx, ctx, reservation.id));
  });
}

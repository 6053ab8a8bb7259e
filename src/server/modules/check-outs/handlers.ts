import type * as v from 'valibot';
import { pictures } from '#contract/pictures.ts';
import type { ObjectionRequest } from '#contract/reservations/check-out.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { Db } from '#server/ports/database.ts';
import { loadParts } from './load.ts';
import { tellObjection } from './messages.ts';
import { isReportOpen, objectionProblem } from './policy.ts';
import { presentCheckOut, settlementOf } from './present.ts';
import { ownStay, type StayRow } from './read-store.ts';
import { findObjection, insertObjection, putReport } from './store.ts';

type Objection = v.InferOutput<typeof ObjectionRequest>;

/** Check-out reports of members, and their objections to deductions from the deposit. */
export const checkOut: Handlers<'checkOut'> = {
  get: async ({ params, viewer }, ctx) => {
    const stay = await find(ctx.db, viewer.accountId, params.id);
    return presentCheckOut(stay, await loadParts(ctx.db, ctx, stay.id), ctx.clock.now());
  },
  send: async ({ params, body, viewer }, ctx) => {
    const { id } = await find(ctx.db, viewer.accountId, params.id);
    await spendAllowance(ctx, 'checkOutsOfStay', id);
    return inTransaction(ctx, async (trx) => {
      const now = ctx.clock.now();
      const stay = await find(trx, viewer.accountId, id);
      if (!isReportOpen(stay, now)) refuse('check_out_closed');
      const { done, keys, meter, note, photoIds } = body;
      const at = new Date(now);
      await putReport(trx, {
        reservation_id: id,
        done: JSON.stringify([...new Set(done)]),
        keys,
        meter: JSON.stringify(meter),
        note,
        first_sent_at: at,
        sent_at: at,
      });
      const of = { by: viewer.accountId, most: pictures.maxOfCheckOut };
      await ctx.files.attach(trx, { kind: 'check_out', id }, photoIds, of);
      return presentCheckOut(stay, await loadParts(trx, ctx, id), now);
    });
  },
  object: ({ params, body, viewer }, ctx) => object(ctx, viewer.accountId, params.id, body),
};

/**
 * Notes an objection with its pictures, once, and tells every administrator.
 * @throws Refusal `not_found`, `objection_exists`, `objection_closed`, and those of the pictures
 */
function object(ctx: Context, accountId: string, reservationId: string, { text, photoIds }: Objection) {
  return inTransaction(ctx, async (trx) => {
    const now = ctx.clock.now();
    const stay = await find(trx, accountId, reservationId);
    const isMade = (await findObjection(trx, stay.id)) !== undefined;
    const problem = objectionProblem(settlementOf(stay), isMade, now);
    if (problem) refuse(problem);
    const row = { reservation_id: stay.id, text, objected_at: new Date(now) };
    if (!(await insertObjection(trx, row))) refuse('objection_exists');
    const of = { by: accountId, most: pictures.maxOfObjection };
    await ctx.files.attach(trx, { kind: 'objection', id: stay.id }, photoIds, of);
    await tellObjection(trx, ctx, stay);
    return presentCheckOut(stay, await loadParts(trx, ctx, stay.id), now);
  });
}

/** A member's own stay: anybody else's does not exist. @throws Refusal `not_found` */
async function find(db: Db, accountId: string, id: string): Promise<StayRow> {
  return (isId(id) && (await ownStay(db, accountId, id))) || refuse('not_found');
}

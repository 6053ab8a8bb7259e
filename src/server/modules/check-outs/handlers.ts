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
import { ownReservation, type CheckOutRow } from './read-store.ts';
import { findObjection, insertObjection, putReport } from './store.ts';

type Objection = v.InferOutput<typeof ObjectionRequest>;

export const checkOut: Handlers<'checkOut'> = {
  get: async ({ params, viewer }, ctx) => {
    const reservation = await find(ctx.db, viewer.accountId, params.id);
    return presentCheckOut(reservation, await loadParts(ctx.db, ctx, reservation.id), ctx.clock.now());
  },
  send: async ({ params, body, viewer }, ctx) => {
    const { id } = await find(ctx.db, viewer.accountId, params.id);
    await spendAllowance(ctx, 'checkOutsOfReservation', id);
    return inTransaction(ctx, async (trx) => {
      const now = ctx.clock.now();
      const reservation = await find(trx, viewer.accountId, id);
      if (!isReportOpen(reservation, now)) refuse('check_out_closed');
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
      return presentCheckOut(reservation, await loadParts(trx, ctx, id), now);
    });
  },
  object: ({ params, body, viewer }, ctx) => object(ctx, viewer.accountId, params.id, body),
};

/**
 * Stores a stay's only objection with its pictures and tells every administrator.
 * @throws Refusal `not_found`, `objection_exists`, `objection_closed`, and those of the pictures
 */
function object(ctx: Context, accountId: string, reservationId: string, { text, photoIds }: Objection) {
  return inTransaction(ctx, async (trx) => {
    const now = ctx.clock.now();
    const reservation = await find(trx, accountId, reservationId);
    const isMade = (await findObjection(trx, reservation.id)) !== undefined;
    const problem = objectionProblem(settlementOf(reservation), isMade, now);
    if (problem) refuse(problem);
    const row = { reservation_id: reservation.id, text, objected_at: new Date(now) };
    if (!(await insertObjection(trx, row))) refuse('objection_exists');
    const of = { by: accountId, most: pictures.maxOfObjection };
    await ctx.files.attach(trx, { kind: 'objection', id: reservation.id }, photoIds, of);
    await tellObjection(trx, ctx, reservation);
    return presentCheckOut(reservation, await loadParts(trx, ctx, reservation.id), now);
  });
}

/**
 * Finds a member's own stay; the stay of another member counts as missing.
 * @throws Refusal `not_found`
 */
async function find(db: Db, accountId: string, id: string): Promise<CheckOutRow> {
  return (isId(id) && (await ownReservation(db, accountId, id))) || refuse('not_found');
}

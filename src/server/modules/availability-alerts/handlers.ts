import { randomUUID } from 'node:crypto';
import { seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import { availabilityAlerts as policy } from '#contract/rules/choosing/policy.ts';
import { stayProblem } from '#contract/rules/stay.ts';
import { inTransaction } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance, spendCall } from '#server/http/api/limits.ts';
import { presentAlert } from './present.ts';
import { alertsOf } from './read-store.ts';
import { hashOfToken } from './stop-token.ts';
import { accountOfStopHash, deleteAlert, deleteOpenAlerts, insertAlert } from './store.ts';

/** Handles members waiting for a house to become available (docs/specification.md#favourites-and-alerts). */
export const availabilityAlerts: Handlers<'availabilityAlerts'> = {
  list: async ({ viewer }, ctx) =>
    (await alertsOf(ctx.db, viewer.accountId, seoulDate(ctx.clock.now()))).map(presentAlert),

  create: async ({ body: { houseId, checkIn, checkOut }, viewer }, ctx) => {
    const now = ctx.clock.now();
    const today = seoulDate(now);
    return inTransaction(ctx, async (trx) => {
      const account = (await ctx.accounts.lock(trx, viewer.accountId)) ?? refuse('unauthorized');
      // Somebody else's mailbox must not be written to.
      if (!account.isEmailConfirmed) refuse('email_not_confirmed');
      const minNights = (await ctx.vacancies.minNights(trx, houseId)) ?? refuse('not_found');
      const problem = stayProblem({ checkIn, checkOut }, today, minNights);
      if (problem) refuse(problem, { minNights });
      const own = await alertsOf(trx, viewer.accountId, today);
      const same = own.find(
        (row) => row.house_id === houseId && row.check_in === checkIn && row.check_out === checkOut,
      );
      if (same) return presentAlert(same);
      const id = randomUUID();
      if ((await ctx.vacancies.free(trx, [{ id, houseId, checkIn, checkOut }])).has(id)) refuse('dates_free');
      if (own.length >= policy.mostOpen) refuse('alerts_exceeded', { most: policy.mostOpen });
      await spendAllowance(ctx, 'alertsOfAccount', viewer.accountId, trx);
      await insertAlert(trx, {
        id,
        account_id: viewer.accountId,
        house_id: houseId,
        check_in: checkIn,
        check_out: checkOut,
        asked_at: new Date(now),
      });
      const made = (await alertsOf(trx, viewer.accountId, today)).find((row) => row.id === id);
      return presentAlert(made ?? refuse('not_found'));
    });
  },

  remove: async ({ params, viewer }, ctx) => {
    if (isId(params.id)) await deleteAlert(ctx.db, viewer.accountId, params.id);
    return null;
  },

  stop: async ({ body, ip }, ctx) => {
    await spendCall(ctx, ip);
    const accountId = await accountOfStopHash(ctx.db, hashOfToken(body.token));
    if (accountId === undefined) refuse('token_invalid');
    await deleteOpenAlerts(ctx.db, accountId);
    return null;
  },
};

import { favourites as policy } from '#contract/rules/choosing/policy.ts';
import { inTransaction } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { lastChanges } from './policy.ts';
import { presentFavourite } from './present.ts';
import { favouritesOf, knownHouses } from './read-store.ts';
import { removeBeyond, storeChanges } from './store.ts';

export const favourites: Handlers<'favourites'> = {
  list: async ({ viewer }, ctx) => (await favouritesOf(ctx.db, viewer.accountId)).map(presentFavourite),

  sync: async ({ body, viewer }, ctx) => {
    const now = ctx.clock.now();
    const changes = lastChanges(body.changes, now);
    return inTransaction(ctx, async (trx) => {
      // Two devices may merge at once, and the most holds for both together.
      if (!(await ctx.accounts.lock(trx, viewer.accountId))) refuse('unauthorized');
      const known = await knownHouses(
        trx,
        changes.map(({ houseId }) => houseId),
      );
      await storeChanges(
        trx,
        viewer.accountId,
        changes.filter(({ houseId }) => known.has(houseId)),
      );
      await removeBeyond(trx, viewer.accountId, policy.most, new Date(now));
      return (await favouritesOf(trx, viewer.accountId)).map(presentFavourite);
    });
  },
};

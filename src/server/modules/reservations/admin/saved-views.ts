import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SavedView } from '#contract/admin/saved-views.ts';
import { isId } from '#contract/rules/id.ts';
import { personName } from '#contract/rules/people/names.ts';
import { inTransaction } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { savedViewsFor, type SavedViewRow } from './read-store.ts';
import { deleteSavedView, insertSavedView, updateSavedView } from './store.ts';

const MOST_VIEWS = 50;

/** The named filters of the list of reservations. They are personal tools, so they are not audited. */
export const adminSavedViews: Handlers<'adminSavedViews'> = {
  list: async ({ viewer }, ctx) => {
    const rows = await savedViewsFor(ctx.db, viewer.accountId);
    return rows.map((row) => presentSavedView(row, viewer.accountId));
  },
  create: ({ viewer: { accountId }, body: { name, shared, query } }, ctx) =>
    inTransaction(ctx, async (trx) => {
      if (!(await ctx.accounts.lock(trx, accountId))) refuse('unauthorized');
      const views = (await savedViewsFor(trx, accountId)).filter(
        (view) => view.owner_account_id === accountId,
      );
      // Sent once more after its answer was lost.
      const before = views.find((view) =>
        isDeepStrictEqual([view.name, view.shared, view.query], [name, shared, query]),
      );
      if (before) return presentSavedView(before, accountId);
      if (views.length >= MOST_VIEWS) refuse('views_exceeded', { most: MOST_VIEWS });
      const id = randomUUID();
      await insertSavedView(trx, {
        id,
        owner_account_id: accountId,
        name,
        shared,
        query: JSON.stringify(query),
        created_at: new Date(ctx.clock.now()),
      });
      return own(await savedViewsFor(trx, accountId), id, accountId);
    }),
  update: async ({ params: { id }, viewer, body: { name, shared, query } }, ctx) => {
    const { accountId } = viewer;
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(shared === undefined ? {} : { shared }),
      ...(query === undefined ? {} : { query: JSON.stringify(query) }),
    };
    // Somebody else's is there to be read alone.
    own(await savedViewsFor(ctx.db, accountId), id, accountId);
    if (Object.keys(change).length > 0) await updateSavedView(ctx.db, id, accountId, change);
    return own(await savedViewsFor(ctx.db, accountId), id, accountId);
  },
  remove: async ({ params: { id }, viewer }, ctx) => {
    if (isId(id)) await deleteSavedView(ctx.db, id, viewer.accountId);
    return null;
  },
};

/** @throws Refusal `not_found` for another administrator's view */
function own(rows: SavedViewRow[], id: string, accountId: string): SavedView {
  const row = rows.find((each) => each.id === id && each.owner_account_id === accountId);
  return presentSavedView(row ?? refuse('not_found'), accountId);
}

function presentSavedView(row: SavedViewRow, accountId: string): SavedView {
  return {
    id: row.id,
    name: row.name,
    shared: row.shared,
    own: row.owner_account_id === accountId,
    ownerName: personName({ firstName: row.first_name, lastName: row.last_name }),
    query: row.query,
    createdAt: row.created_at.toISOString(),
  };
}

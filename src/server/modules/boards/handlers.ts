import { isId } from '#contract/rules/id.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { board, boardCard } from './present.ts';
import { boardById, boardsPage, mainBoard } from './read-store.ts';

export const boards: Handlers<'boards'> = {
  list: async ({ query }, ctx) => {
    const { rows, total } = await boardsPage(ctx.db, query, new Date(ctx.clock.now()));
    return { items: rows.map(boardCard), page: pageInfo(query, total) };
  },

  main: async (_, ctx) => {
    const row = await mainBoard(ctx.db, new Date(ctx.clock.now()));
    return row ? boardCard(row) : null;
  },

  get: async ({ params }, ctx) => {
    if (!isId(params.id)) refuse('not_found');
    return board((await boardById(ctx.db, params.id, new Date(ctx.clock.now()))) ?? refuse('not_found'));
  },
};

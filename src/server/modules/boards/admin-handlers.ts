import { isId } from '#contract/rules/id.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { addBoard, changeBoard, loadBoard, removeBoard, setMain } from './admin-changes.ts';
import { anyBoard, boardOrder, searchBoards } from './admin-read-store.ts';
import { adminBoardCard, richText } from './present.ts';

export const adminBoards: Handlers<'adminBoards'> = {
  list: async ({ query }, ctx) => {
    const { rows, total } = await searchBoards(ctx.db, query, new Date(ctx.clock.now()));
    return { items: rows.map(adminBoardCard), page: pageInfo(query, total) };
  },
  create: (input, ctx) => addBoard(ctx, input, input.body),
  preview: ({ body }) => Promise.resolve(richText(body.body)),
  get: ({ params }, ctx) => loadBoard(ctx.db, params.id),
  update: (input, ctx) => changeBoard(ctx, input.params.id, input, input.body),
  remove: async (input, ctx) => {
    await removeBoard(ctx, input.params.id, input);
    return null;
  },
  setMain: (input, ctx) => setMain(ctx, input.params.id, input),
  next: async ({ params, query }, ctx) => {
    const order = await boardOrder(ctx.db);
    const index = isId(params.id) ? order.findIndex(({ id }) => id === params.id) : -1;
    if (index < 0) refuse('not_found');
    const isWanted = (type: string) => query.boardType === 'ALL' || query.boardType === type;
    const next = order.slice(index + 1).find((row) => isWanted(row.board_type));
    const row = next && (await anyBoard(ctx.db, next.id));
    return row ? adminBoardCard(row) : null;
  },
};

import type { AdminBoardCard } from '#contract/admin/boards.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { addBoard, changeBoard, removeBoard, setMain } from './admin-changes.ts';
import { anyBoard, boardOrder, searchBoards } from './admin-read-store.ts';
import { addDraft, discardDraft, saveDraft } from './draft-changes.ts';
import { loadBoard } from './edited-board.ts';
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
  addDraft: (input, ctx) => addDraft(ctx, input, input.body),
  saveDraft: (input, ctx) => saveDraft(ctx, input.params.id, input, input.body),
  discardDraft: (input, ctx) => discardDraft(ctx, input.params.id, input),
  remove: async (input, ctx) => {
    await removeBoard(ctx, input.params.id, input);
    return null;
  },
  setMain: (input, ctx) => setMain(ctx, input.params.id, input),
  next: async ({ params, query }, ctx) =>
    boardAfter(ctx, await boardOrder(ctx.db), params.id, query.boardType),
  previous: async ({ params, query }, ctx) =>
    boardAfter(ctx, (await boardOrder(ctx.db)).toReversed(), params.id, query.boardType),
};

/**
 * Finds the board after one in the administrators' order, only of one type if that is given.
 * @throws Refusal `not_found`
 */
async function boardAfter(
  ctx: Context,
  order: Awaited<ReturnType<typeof boardOrder>>,
  id: string,
  boardType: string,
): Promise<AdminBoardCard | null> {
  const index = isId(id) ? order.findIndex((row) => row.id === id) : -1;
  if (index < 0) refuse('not_found');
  const isWanted = (type: string) => boardType === 'ALL' || boardType === type;
  const found = order.slice(index + 1).find((row) => isWanted(row.board_type));
  const row = found && (await anyBoard(ctx.db, found.id));
  return row ? adminBoardCard(row) : null;
}

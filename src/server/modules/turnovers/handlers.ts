import { seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { addPhoto, changeTurnover, removePhoto } from './change.ts';
import { loadTurnover } from './load.ts';
import { presentSummary } from './present.ts';
import { readyForMember, searchTurnovers } from './read-store.ts';

export const adminTurnovers: Handlers<'adminTurnovers'> = {
  list: async ({ query }, ctx) => {
    const { rows, total } = await searchTurnovers(ctx.db, query);
    return { items: rows.map(presentSummary), page: pageInfo(query, total) };
  },
  get: ({ params }, ctx) => loadTurnover(ctx.db, ctx, params.id),
  update: (input, ctx) => changeTurnover(ctx, input.params.id, input, input.body),
  addPhoto: (input, ctx) => addPhoto(ctx, input.params.id, input, input.body.fileId),
  removePhoto: (input, ctx) => removePhoto(ctx, input.params.id, input, input.params.fileId),
};

export const stayCleaning: Pick<Handlers<'reservations'>, 'cleaning'> = {
  cleaning: async ({ params, viewer }, ctx) => {
    const today = seoulDate(ctx.clock.now());
    const found =
      (isId(params.id) && (await readyForMember(ctx.db, viewer.accountId, params.id, today))) ||
      refuse('not_found');
    if (!found.turnover) return [];
    return ctx.files.picturesOf(ctx.db, { kind: 'turnover', id: found.turnover });
  },
};

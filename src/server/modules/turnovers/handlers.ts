import type { Turnover } from '#contract/admin/turnovers.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { addPhoto, changeTurnover, removePhoto } from './change.ts';
import { presentSummary, presentTurnover } from './present.ts';
import { findTurnover, readyForMember, searchTurnovers, staff } from './read-store.ts';

export const adminTurnovers: Handlers<'adminTurnovers'> = {
  list: async ({ query }, ctx) => {
    const { rows, total } = await searchTurnovers(ctx.db, query);
    return { items: rows.map(presentSummary), page: pageInfo(query, total) };
  },
  get: ({ params }, ctx) => load(ctx, params.id),
  update: async (input, ctx) => {
    await changeTurnover(ctx, input.params.id, input, input.body);
    return load(ctx, input.params.id);
  },
  addPhoto: async (input, ctx) => {
    await addPhoto(ctx, input.params.id, input, input.body.fileId);
    return load(ctx, input.params.id);
  },
  removePhoto: async (input, ctx) => {
    await removePhoto(ctx, input.params.id, input, input.params.fileId);
    return load(ctx, input.params.id);
  },
};

/** The call of a reservation that shows its member the house as it was made ready. */
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

async function load(ctx: Context, id: string): Promise<Turnover> {
  const row = (isId(id) && (await findTurnover(ctx.db, id))) || refuse('not_found');
  const photos = await ctx.files.picturesOf(ctx.db, { kind: 'turnover', id: row.id });
  return presentTurnover(row, { photos, staff: await staff(ctx.db) });
}

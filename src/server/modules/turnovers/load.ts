import type { Turnover } from '#contract/admin/turnovers.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Db } from '#server/ports/database.ts';
import { presentTurnover } from './present.ts';
import { staff } from '#server/platform/staff-read-store.ts';
import { findTurnover } from './read-store.ts';

/** @throws Refusal `not_found` */
export async function loadTurnover(db: Db, ctx: Pick<Context, 'files'>, id: string): Promise<Turnover> {
  const row = (isId(id) && (await findTurnover(db, id))) || refuse('not_found');
  const photos = await ctx.files.picturesOf(db, { kind: 'turnover', id: row.id });
  return presentTurnover(row, { photos, staff: await staff(db) });
}

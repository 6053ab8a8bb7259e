import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { ChecklistChange, HouseChecklist } from '#contract/admin/checklists.ts';
import { defaultChecklist, type Steps } from '#contract/admin/default-checklist.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { requireVersion, versionOf } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { isHouseId } from './policy.ts';
import { checklistOf, type ChecklistRow } from './read-store.ts';
import { lockHouse, updateChecklist } from './store.ts';

export const adminChecklists: Handlers<'adminChecklists'> = {
  get: async ({ params: { id } }, ctx) =>
    presented((isHouseId(id) && (await checklistOf(ctx.db, id))) || refuse('not_found')),
  update: (input, ctx) => changeChecklist(ctx, input.params.id, input, input.body),
};

/**
 * Replaces the checklist of a house, based on the version that the administrator saw.
 * @throws Refusal `not_found`, `version_stale` with the list as it is now, or of its fields
 */
function changeChecklist(
  ctx: Context,
  id: string,
  by: Administrator & { ifMatch: string },
  { steps }: v.InferOutput<typeof ChecklistChange>,
): Promise<HouseChecklist> {
  return inTransaction(ctx, async (trx) => {
    if (!isHouseId(id)) refuse('not_found');
    await lockHouse(trx, id);
    const row = (await checklistOf(trx, id)) ?? refuse('not_found');
    requireVersion(by.ifMatch, presented(row));
    const known = new Set(stepsOf(row).map(({ key }) => key));
    const own = steps && steps.map(({ key, text }) => ({ key: takeKey(known, key), text }));
    const before = wordsOf(stepsOf(row));
    await updateChecklist(trx, id, own && JSON.stringify(own));
    const after = wordsOf(own ?? defaultChecklist);
    await ctx.turnovers.followChecklist(trx, id, own ?? defaultChecklist);
    if (before !== after || (own === null) !== (row.turnover_checklist === null))
      await audit(trx, ctx, by, {
        action: 'checklist-changed',
        subject: { kind: 'house', id },
        change: { before: { steps: before }, after: { steps: after } },
      });
    return presented((await checklistOf(trx, id))!);
  });
}

/** Keeps the key of a known step once; every other step gets a new key. */
function takeKey(known: Set<string>, key: string | null): string {
  return key !== null && known.delete(key) ? key : randomUUID();
}

const stepsOf = (row: ChecklistRow): Steps => row.turnover_checklist ?? defaultChecklist;
const wordsOf = (steps: Steps) => steps.map(({ text }) => text.ko).join(', ');

function presented(row: ChecklistRow): HouseChecklist {
  const steps = stepsOf(row).map(({ key, text }) => ({ key, text }));
  const isOwn = row.turnover_checklist !== null;
  return { houseId: row.id, listingName: row.name, steps, isOwn, version: versionOf({ steps, isOwn }) };
}

import type {
  AdminNeighbourhood,
  NeighbourhoodContent,
} from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import type { Location } from '#contract/houses.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { adminNeighbourhood, factsOf } from './present.ts';
import { lockNeighbourhood, updateNeighbourhood } from './store.ts';

type Facts = Record<string, unknown>;

/**
 * Replaces the texts of a neighborhood. The same texts again change nothing.
 * @throws Refusal `not_found`, `version_stale` with the texts as they are now
 */
export function changeNeighbourhood(
  ctx: Context,
  location: Location,
  by: Administrator & { ifMatch: string },
  content: NeighbourhoodContent,
): Promise<AdminNeighbourhood> {
  return inTransaction(ctx, async (trx) => {
    const row = (await lockNeighbourhood(trx, location)) ?? refuse('not_found');
    const current = adminNeighbourhood(row);
    requireVersion(by.ifMatch, current);
    const change = changeOf(factsOf(current.content), factsOf(content));
    if (!change) return current;
    const { published, ...written } = content;
    const texts = { ...written, streets: written.streets.filter(({ name }) => name.ko !== '') };
    const changed_at = new Date(ctx.clock.now());
    await updateNeighbourhood(trx, location, { published, texts: JSON.stringify(texts), changed_at });
    await audit(trx, ctx, by, {
      action: 'neighbourhood-changed',
      subject: { kind: 'neighbourhood', id: location },
      change,
    });
    return adminNeighbourhood({ location, published, texts, changed_at });
  });
}

function changeOf(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  const only = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return changed.length > 0 ? { before: only(before), after: only(after) } : null;
}

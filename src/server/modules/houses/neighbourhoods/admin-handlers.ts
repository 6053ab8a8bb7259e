import type { AdminNeighbourhood } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import type { Location } from '#contract/houses.ts';
import { locations } from '#contract/vocabulary.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import type { Db } from '#server/ports/database.ts';
import { changeNeighbourhood } from './changes.ts';
import { isLocation } from './policy.ts';
import { adminNeighbourhood } from './present.ts';
import * as store from './store.ts';

export const adminNeighbourhoods: Handlers<'adminNeighbourhoods'> = {
  list: async (_, ctx) => {
    const rows = new Map((await store.allNeighbourhoods(ctx.db)).map((row) => [row.location, row]));
    return locations.flatMap((location) => {
      const row = rows.get(location);
      return row ? [adminNeighbourhood(row)] : [];
    });
  },
  get: ({ params }, ctx) => load(ctx.db, known(params.slug)),
  replace: (input, ctx) => changeNeighbourhood(ctx, known(input.params.slug), input, input.body),
};

async function load(db: Db, location: Location): Promise<AdminNeighbourhood> {
  return adminNeighbourhood((await store.neighbourhood(db, location)) ?? refuse('not_found'));
}

/** @throws Refusal `not_found` for a slug that no neighborhood has */
const known = (slug: string): Location => (isLocation(slug) ? slug : refuse('not_found'));

import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { commutesOfNeighbourhood, isLocation } from './policy.ts';
import { neighbourhood } from './present.ts';
import * as store from './store.ts';

export const neighbourhoods: Handlers<'neighbourhoods'> = {
  get: async ({ params: { slug } }, ctx) => {
    if (!isLocation(slug)) refuse('not_found');
    const [row, houses] = await Promise.all([
      store.neighbourhood(ctx.db, slug),
      store.housesOfNeighbourhood(ctx.db, slug),
    ]);
    return neighbourhood(row ?? refuse('not_found'), houses, commutesOfNeighbourhood(slug));
  },
};

import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { isHouseId } from '../policy.ts';
import { isPublished } from '../read-store.ts';
import { allUniversities, commute } from './present.ts';
import { commutesOf } from './read-store.ts';

export const commutes: Handlers<'commutes'> = {
  fromHouse: async ({ params }, ctx) => {
    if (!isHouseId(params.id) || !(await isPublished(ctx.db, params.id))) refuse('not_found');
    return (await commutesOf(ctx.db, params.id)).flatMap((row) => commute(row) ?? []);
  },

  universities: () => Promise.resolve(allUniversities),
};

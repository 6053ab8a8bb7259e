import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { houseHost, staffMember } from './present.ts';
import { hostOf, profiles } from './read-store.ts';

export const staff: Handlers<'staff'> = {
  list: async (_, ctx) => (await profiles(ctx.db, { published: true })).map(staffMember),
  host: async ({ params }, ctx) => {
    const named = await hostOf(ctx.db, params.id);
    if (named === undefined) refuse('not_found');
    const shown = await profiles(ctx.db, { published: true });
    const host = shown.find(({ id }) => id === named);
    const answering = host ?? shown[0];
    return answering ? houseHost(answering, host !== undefined) : null;
  },
};

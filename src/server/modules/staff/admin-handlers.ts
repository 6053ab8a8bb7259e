import { isId } from '#contract/rules/id.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { addProfile, changeProfile, loadProfile, removeProfile, setHost } from './admin-changes.ts';
import { adminStaffOf, namedHost } from './present.ts';
import { hostedHouses, hostOf, profiles } from './read-store.ts';

export const adminStaff: Handlers<'adminStaff'> = {
  list: async (_, ctx) => {
    const hosted = await hostedHouses(ctx.db);
    return (await profiles(ctx.db)).map((row) => adminStaffOf(row, hosted));
  },
  create: (input, ctx) => addProfile(ctx, input, input.body),
  get: ({ params }, ctx) => loadProfile(ctx.db, params.id),
  update: (input, ctx) => changeProfile(ctx, known(input.params.id), input, input.body),
  remove: async (input, ctx) => {
    await removeProfile(ctx, known(input.params.id), input);
    return null;
  },
  houseHost: async ({ params }, ctx) => {
    const named = await hostOf(ctx.db, params.id);
    return namedHost(named === undefined ? refuse('not_found') : named);
  },
  setHouseHost: (input, ctx) => setHost(ctx, input.params.id, input, input.body.staffId),
};

/** @throws Refusal `not_found` for a malformed id */
const known = (id: string): string => (isId(id) ? id : refuse('not_found'));

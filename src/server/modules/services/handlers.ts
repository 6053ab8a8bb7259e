import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';

export const services: Handlers<'services'> = {
  list: (_, ctx) => Promise.resolve(ctx.services.offered),
  chatIdentity: ({ viewer }, ctx) => {
    const memberHash = ctx.services.memberHash(viewer.accountId);
    if (memberHash === null) refuse('not_found');
    return Promise.resolve({ memberId: viewer.accountId, memberHash });
  },
};

import { isId } from '#contract/rules/id.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { loadThreads } from './load.ts';
import { openTicket, replyToTicket } from './open.ts';
import { opensUntil } from './policy.ts';
import { readByMember } from './read.ts';
import { ownReservation } from './read-store.ts';
import { ticketsOf } from './store.ts';

export const tickets: Handlers<'tickets'> = {
  list: async ({ params, viewer }, ctx) => {
    const reservation =
      (isId(params.id) && (await ownReservation(ctx.db, viewer.accountId, params.id))) || refuse('not_found');
    const rows = await ticketsOf(ctx.db, reservation.id);
    return {
      opensUntil: opensUntil(reservation, ctx.clock.now()),
      tickets: await loadThreads(ctx.db, ctx, rows),
    };
  },
  open: ({ params, viewer, body }, ctx) => openTicket(ctx, viewer.accountId, params.id, body),
  reply: ({ params, viewer, body }, ctx) => replyToTicket(ctx, viewer.accountId, params.id, body),
  read: ({ params, viewer, body }, ctx) => readByMember(ctx, viewer.accountId, params.id, body),
};

import type { Handlers } from '#server/http/api/handler-types.ts';
import { refuse } from '#server/http/api/errors.ts';
import { attend, cancelEvent, exportSignUps, loadSignUps, writeToAll } from './admin-changes.ts';
import { calendarFile } from './messages.ts';
import { ownEvent } from './present.ts';
import { upcomingOfAccount } from './read-store.ts';
import { leave, loadPublicEvent, seatOf, takeSeat } from './seats.ts';

export const events: Handlers<'events'> = {
  mine: async ({ viewer }, ctx) =>
    (await upcomingOfAccount(ctx.db, viewer.accountId, new Date(ctx.clock.now()))).map(ownEvent),
  calendar: async ({ params }, ctx) => {
    const event = await loadPublicEvent(ctx.db, ctx, params.id);
    if (event.cancelled_at) return refuse('not_found');
    return calendarFile(ctx, event);
  },
  seat: ({ params, viewer }, ctx) => seatOf(ctx.db, ctx, params.id, viewer.accountId),
  takeSeat: ({ params, viewer }, ctx) => takeSeat(ctx, params.id, viewer.accountId),
  leave: ({ params, viewer }, ctx) => leave(ctx, params.id, viewer.accountId),
};

export const adminEvents: Handlers<'adminEvents'> = {
  get: ({ params }, ctx) => loadSignUps(ctx.db, params.id),
  attend: (input, ctx) => attend(ctx, input.params, input, input.body.attended),
  export: (input, ctx) => exportSignUps(ctx, input.params.id, input),
  message: (input, ctx) => writeToAll(ctx, input.params.id, input, input.body.text),
  cancel: (input, ctx) => cancelEvent(ctx, input.params.id, input, input.body.reason),
};

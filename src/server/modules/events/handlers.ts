import type { Handlers } from '#server/http/api/handler-types.ts';
import { attend, cancelEvent, exportSignUps, loadSignUps, writeToAll } from './admin-changes.ts';
import { leave, seatOf, takeSeat } from './seats.ts';

export const events: Handlers<'events'> = {
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

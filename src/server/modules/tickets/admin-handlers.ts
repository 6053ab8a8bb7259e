import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { answerTicket, changeTicket } from './change.ts';
import { loadAdminTicket } from './load.ts';
import { presentSummary, presentTemplate } from './present.ts';
import { readByStaff } from './read.ts';
import { searchTickets } from './read-store.ts';
import { templates } from './template-store.ts';
import { addTemplate, changeTemplate, removeTemplate } from './templates.ts';

export const adminTickets: Handlers<'adminTickets'> = {
  list: async ({ query, viewer }, ctx) => {
    const now = ctx.clock.now();
    const { rows, total } = await searchTickets(ctx.db, query, { at: new Date(now), me: viewer.accountId });
    return { items: rows.map((row) => presentSummary(row, now)), page: pageInfo(query, total) };
  },
  get: ({ params }, ctx) => loadAdminTicket(ctx.db, ctx, params.id),
  update: (input, ctx) => changeTicket(ctx, input.params.id, input, input.body),
  reply: (input, ctx) => answerTicket(ctx, input.params.id, input, input.body),
  read: ({ params, body }, ctx) => readByStaff(ctx, params.id, body.upTo),
};

export const adminTicketTemplates: Handlers<'adminTicketTemplates'> = {
  list: async (_, ctx) => (await templates(ctx.db)).map(presentTemplate),
  create: (input, ctx) => addTemplate(ctx, input, input.body),
  update: (input, ctx) => changeTemplate(ctx, input.params.id, input, input.body),
  remove: async (input, ctx) => {
    await removeTemplate(ctx, input.params.id, input);
    return null;
  },
};

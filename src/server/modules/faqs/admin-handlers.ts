import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { addFaq, addGroup, changeFaq, changeGroup, removeFaq, removeGroup } from './admin-changes.ts';
import * as store from './admin-store.ts';
import { adminFaq, adminFaqGroup } from './present.ts';

export const adminFaqs: Handlers<'adminFaqs'> = {
  groups: async (_, ctx) => {
    const all = await store.questions(ctx.db);
    const groups = await store.groups(ctx.db);
    return groups.map((row) =>
      adminFaqGroup(
        row,
        all.filter((faq) => faq.group_id === row.id),
      ),
    );
  },
  createGroup: async (input, ctx) => loadGroup(ctx, await addGroup(ctx, input, input.body.title)),
  group: ({ params }, ctx) => loadGroup(ctx, params.id),
  updateGroup: async (input, ctx) => {
    await changeGroup(ctx, known(input.params.id), input, input.body);
    return loadGroup(ctx, input.params.id);
  },
  removeGroup: async (input, ctx) => {
    await removeGroup(ctx, known(input.params.id), input, input.query.questions);
    return null;
  },
  list: async ({ params, query }, ctx) => {
    const { faqs } = await loadGroup(ctx, params.id);
    const start = (query.page - 1) * query.pageSize;
    return { items: faqs.slice(start, start + query.pageSize), page: pageInfo(query, faqs.length) };
  },
  create: async (input, ctx) => {
    const groupId = known(input.params.id);
    return loadFaq(ctx, groupId, await addFaq(ctx, groupId, input, input.body));
  },
  get: ({ params }, ctx) => loadFaq(ctx, params.id, params.faqId),
  update: async (input, ctx) => {
    const { id, faqId } = input.params;
    await changeFaq(ctx, { id: known(id), faqId: known(faqId) }, input, input.body);
    return loadFaq(ctx, input.body.groupId ?? id, faqId);
  },
  remove: async (input, ctx) => {
    const { id, faqId } = input.params;
    await removeFaq(ctx, { id: known(id), faqId: known(faqId) }, input);
    return null;
  },
};

/** @throws Refusal `not_found` for what can be nobody's id */
const known = (id: string): string => (isId(id) ? id : refuse('not_found'));

async function loadGroup(ctx: Context, id: string): Promise<AdminFaqGroup> {
  const [row] = await store.groups(ctx.db, known(id));
  return adminFaqGroup(row ?? refuse('not_found'), await store.questions(ctx.db, id));
}

async function loadFaq(ctx: Context, groupId: string, id: string): Promise<AdminFaq> {
  return adminFaq((await store.questionOf(ctx.db, known(groupId), known(id))) ?? refuse('not_found'));
}

import { isId } from '#contract/rules/id.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import {
  addFaq,
  addGroup,
  changeFaq,
  changeGroup,
  loadFaq,
  loadGroup,
  removeFaq,
  removeGroup,
} from './admin-changes.ts';
import * as store from './admin-store.ts';
import { adminFaqGroup } from './present.ts';

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
  createGroup: (input, ctx) => addGroup(ctx, input, input.body.title),
  group: ({ params }, ctx) => loadGroup(ctx.db, params.id),
  updateGroup: (input, ctx) => changeGroup(ctx, known(input.params.id), input, input.body),
  removeGroup: async (input, ctx) => {
    await removeGroup(ctx, known(input.params.id), input, input.query.questions);
    return null;
  },
  list: async ({ params, query }, ctx) => {
    const { faqs } = await loadGroup(ctx.db, params.id);
    const start = (query.page - 1) * query.pageSize;
    return { items: faqs.slice(start, start + query.pageSize), page: pageInfo(query, faqs.length) };
  },
  create: (input, ctx) => addFaq(ctx, known(input.params.id), input, input.body),
  // Somebody may have moved it to another group since it was seen in this one.
  get: ({ params }, ctx) => loadFaq(ctx.db, params.faqId),
  update: (input, ctx) => changeFaq(ctx, known(input.params.faqId), input, input.body),
  remove: async (input, ctx) => {
    await removeFaq(ctx, known(input.params.faqId), input);
    return null;
  },
};

/** @throws Refusal `not_found` for a malformed id */
const known = (id: string): string => (isId(id) ? id : refuse('not_found'));

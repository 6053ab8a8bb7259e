import * as v from 'valibot';
import { del, get, post, put } from '../endpoint.ts';
import { Bilingual, Id, PageQuery, QueryList, WrittenBilingual } from '../shared.ts';

const Slug = v.pipe(
  v.string(),
  v.description('Its address on the page of questions: made once, it stays when the words change'),
);
const Version = v.pipe(v.string(), v.description('The ETag of its words, without quotes'));

/** A stored question with its answer. English is empty if missing. */
export const AdminFaq = v.object({
  id: v.string(),
  groupId: v.string(),
  slug: Slug,
  question: Bilingual,
  answer: Bilingual,
  helped: v.pipe(v.number(), v.description('Readers whom the answer helped')),
  unhelped: v.pipe(v.number(), v.description('Readers whom it did not help')),
  version: Version,
});
export type AdminFaq = v.InferOutput<typeof AdminFaq>;

/** A group with its questions in order. An empty group is not public. */
export const AdminFaqGroup = v.object({
  id: v.string(),
  slug: Slug,
  title: Bilingual,
  faqs: v.array(AdminFaq),
  version: Version,
});
export type AdminFaqGroup = v.InferOutput<typeof AdminFaqGroup>;

const title = WrittenBilingual(100);
const words = { question: WrittenBilingual(300), answer: WrittenBilingual(4000) };
const position = v.optional(
  v.pipe(
    v.number('invalid_input'),
    v.integer('invalid_input'),
    v.minValue(1, 'invalid_input'),
    v.description('Its place in the order, from 1; beyond the end is the end'),
  ),
);

export const FaqContent = v.object(words);
export const FaqGroupContent = v.object({ title });
/** A change of a question. Omitted fields stay. The order is not part of the version. */
export const FaqChange = v.object({ ...v.partial(FaqContent).entries, position, groupId: v.optional(Id) });
export type FaqChange = v.InferOutput<typeof FaqChange>;
export const FaqGroupChange = v.object({ ...v.partial(FaqGroupContent).entries, position });
export type FaqGroupChange = v.InferOutput<typeof FaqGroupChange>;

export const adminFaqs = {
  groups: get('/v1/admin/faq-groups', 'admin', {
    summary: 'List all question groups',
    description: 'With their questions, in their order.',
    data: v.array(AdminFaqGroup),
  }),
  createGroup: post('/v1/admin/faq-groups', 'admin', {
    summary: 'Add a question group',
    description:
      'It comes last and has no questions yet. The same one again, while it has none, is the first.',
    body: FaqGroupContent,
    data: AdminFaqGroup,
  }),
  group: get('/v1/admin/faq-groups/{id}', 'admin', {
    summary: 'Get a question group',
    description: 'With its questions.',
    data: AdminFaqGroup,
    version: 'shown',
  }),
  updateGroup: put('/v1/admin/faq-groups/{id}', 'admin', {
    summary: 'Change a question group',
    description: 'Changes its title, its place among the groups, or both.',
    body: FaqGroupChange,
    data: AdminFaqGroup,
    version: 'required',
  }),
  removeGroup: del('/v1/admin/faq-groups/{id}', 'admin', {
    summary: 'Delete a question group',
    description:
      'A group with questions in it is refused with `faq_group_not_empty`, unless `questions` names those that go with it.',
    query: v.object({ questions: v.optional(QueryList, '') }),
    data: v.null(),
    version: 'required',
  }),
  list: get('/v1/admin/faq-groups/{id}/faqs', 'admin', {
    summary: 'List the questions of a group',
    description: 'In their order.',
    query: v.object(PageQuery),
    data: v.array(AdminFaq),
    paged: true,
  }),
  create: post('/v1/admin/faq-groups/{id}/faqs', 'admin', {
    summary: 'Add a question',
    description: 'It comes last in its group. The same one again is the first.',
    body: FaqContent,
    data: AdminFaq,
  }),
  get: get('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Get a question',
    description: 'With its answer, in both languages.',
    data: AdminFaq,
    version: 'shown',
  }),
  update: put('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Change a question',
    description:
      'Changes question and answer, the place in the order, or the group. Without a place a question comes last in another group.',
    body: FaqChange,
    data: AdminFaq,
    version: 'required',
  }),
  remove: del('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Delete a question',
    description: 'It disappears from the public page at once.',
    data: v.null(),
    version: 'required',
  }),
};

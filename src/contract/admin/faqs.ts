import * as v from 'valibot';
import { del, get, post, put } from '../endpoint.ts';
import { Faq, FaqGroup } from '../faqs.ts';
import { Bilingual, PageQuery } from '../shared.ts';

export const FaqContent = v.object({ question: Bilingual, answer: Bilingual });
export const FaqGroupContent = v.object({ title: Bilingual });

export const adminFaqs = {
  groups: get('/v1/admin/faq-groups', 'admin', {
    summary: 'List all question groups',
    description: 'With their questions, in their order.',
    data: v.array(FaqGroup),
  }),
  createGroup: post('/v1/admin/faq-groups', 'admin', {
    summary: 'Add a question group',
    description: 'It comes last and has no questions yet.',
    body: FaqGroupContent,
    data: FaqGroup,
  }),
  group: get('/v1/admin/faq-groups/{id}', 'admin', {
    summary: 'Get a question group',
    description: 'With its questions.',
    data: FaqGroup,
  }),
  updateGroup: put('/v1/admin/faq-groups/{id}', 'admin', {
    summary: 'Change a question group',
    description: 'Replaces its title.',
    body: FaqGroupContent,
    data: FaqGroup,
  }),
  removeGroup: del('/v1/admin/faq-groups/{id}', 'admin', {
    summary: 'Delete a question group',
    description: 'Its questions go with it.',
    data: v.null(),
  }),
  list: get('/v1/admin/faq-groups/{id}/faqs', 'admin', {
    summary: 'List the questions of a group',
    description: 'In their order.',
    query: v.object(PageQuery),
    data: v.array(Faq),
    paged: true,
  }),
  create: post('/v1/admin/faq-groups/{id}/faqs', 'admin', {
    summary: 'Add a question',
    description: 'It comes last in its group.',
    body: FaqContent,
    data: Faq,
  }),
  get: get('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Get a question',
    description: 'With its answer, in both languages.',
    data: Faq,
  }),
  update: put('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Change a question',
    description: 'Replaces question and answer.',
    body: FaqContent,
    data: Faq,
  }),
  remove: del('/v1/admin/faq-groups/{id}/faqs/{faqId}', 'admin', {
    summary: 'Delete a question',
    description: 'It disappears from the public page at once.',
    data: v.null(),
  }),
};

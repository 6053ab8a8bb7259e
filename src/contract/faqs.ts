import * as v from 'valibot';
import { get } from './endpoint.ts';
import { Bilingual } from './shared.ts';

export const Faq = v.object({ id: v.string(), question: Bilingual, answer: Bilingual });
export const FaqGroup = v.object({ id: v.string(), title: Bilingual, faqs: v.array(Faq) });
export type FaqGroup = v.InferOutput<typeof FaqGroup>;

export const faqs = {
  groups: get('/v1/faqs/groups', 'public', {
    summary: 'List the questions with their answers',
    description: 'All groups with their questions, in the order that administrators gave them.',
    data: v.array(FaqGroup),
  }),
};

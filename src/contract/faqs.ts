import * as v from 'valibot';
import { get } from './endpoint.ts';
import { Bilingual } from './shared.ts';

export const Faq = v.object({ id: v.string(), question: Bilingual, answer: Bilingual });
export const FaqGroup = v.object({ id: v.string(), title: Bilingual, faqs: v.array(Faq) });
export type FaqGroup = v.InferOutput<typeof FaqGroup>;

export const faqs = {
  groups: get('/v1/faqs/groups', 'public', {
    summary: 'Groups of questions with their answers',
    data: v.array(FaqGroup),
  }),
};

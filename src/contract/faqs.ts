import * as v from 'valibot';
import { get, post } from './endpoint.ts';
import { Bilingual } from './shared.ts';

const Address = v.pipe(
  v.string(),
  v.description('Its address on the page of questions; it stays when the words change'),
);
export const Faq = v.object({ id: Address, question: Bilingual, answer: Bilingual });
export const FaqGroup = v.object({ id: Address, title: Bilingual, faqs: v.array(Faq) });
export type FaqGroup = v.InferOutput<typeof FaqGroup>;

export const FaqVote = v.object({
  helpful: v.boolean('invalid_input'),
  voter: v.pipe(v.string('invalid_input'), v.uuid('invalid_input')),
});

export const faqs = {
  groups: get('/v1/faqs/groups', 'public', {
    summary: 'List the questions with their answers',
    description: 'All groups with their questions, in the order that administrators gave them.',
    data: v.array(FaqGroup),
  }),
  vote: post('/v1/faqs/{slug}/votes', 'public', {
    summary: 'Say if an answer helped',
    description:
      'A reader is told from others by a random id of their device, which names nobody; a second answer takes the place of the first.',
    body: FaqVote,
    data: v.null(),
    addition: true,
  }),
};

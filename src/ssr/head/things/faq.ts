import type { FaqGroup } from '#contract/faqs.ts';
import type { Thing } from '../json-ld.ts';
import type { Place } from '../place.ts';

export function faqPage({ groups }: { groups: FaqGroup[] }, { url, own, language }: Place): Thing[] {
  const questions = groups.flatMap(({ faqs }) => faqs);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      url,
      inLanguage: language,
      mainEntity: questions.map(({ id, question, answer }) => ({
        '@type': 'Question',
        url: `${url}#q-${id}`,
        name: own(question),
        acceptedAnswer: { '@type': 'Answer', text: own(answer) },
      })),
    },
  ];
}

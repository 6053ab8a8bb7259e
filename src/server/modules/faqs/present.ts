import type { FaqGroup } from '#contract/faqs.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { FaqGroupRow } from './store.ts';

export function faqGroup({ id, title, faqs }: FaqGroupRow): FaqGroup {
  return {
    id,
    title: both(title),
    faqs: faqs.map((faq) => ({ id: faq.id, question: both(faq.question), answer: both(faq.answer) })),
  };
}

/** English falls back to Korean (spec: Content). */
const both = ({ ko, en }: Bilingual): Bilingual => ({ ko, en: en || ko });

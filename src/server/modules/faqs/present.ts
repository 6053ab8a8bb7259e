import { both } from '#contract/rules/text/bilingual.ts';
import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { FaqGroup } from '#contract/faqs.ts';
import type { Bilingual } from '#contract/shared.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { FaqRow, GroupRow } from './admin-store.ts';
import type { FaqGroupRow } from './store.ts';

export function faqGroup({ id, title, faqs }: FaqGroupRow): FaqGroup {
  return {
    id,
    title: both(title),
    faqs: faqs.map((faq) => ({ id: faq.id, question: both(faq.question), answer: both(faq.answer) })),
  };
}

export function adminFaq({
  id,
  group_id: groupId,
  slug,
  question,
  answer,
  helped,
  unhelped,
}: FaqRow): AdminFaq {
  const [asked, answered] = [stored(question), stored(answer)];
  const version = versionOf({ question: asked, answer: answered });
  return { id, groupId, slug, question: asked, answer: answered, helped, unhelped, version };
}

export function adminFaqGroup({ id, slug, title }: GroupRow, faqs: FaqRow[]): AdminFaqGroup {
  const written = stored(title);
  return { id, slug, title: written, faqs: faqs.map(adminFaq), version: versionOf({ title: written }) };
}

/** The facts of a group for the audit log. `position` counts from 1. */
export function factsOfGroup({ title, position }: Pick<GroupRow, 'title' | 'position'>) {
  return { title: title.ko, titleEn: title.en || null, position };
}

/** The facts of a question for the audit log. `position` counts from 1, within the group. */
export function factsOfFaq({
  question,
  answer,
  position,
  group,
}: Pick<FaqRow, 'question' | 'answer' | 'position'> & { group?: Bilingual }) {
  return {
    ...(group && { group: group.ko }),
    question: question.ko,
    questionEn: question.en || null,
    answer: answer.ko,
    answerEn: answer.en || null,
    position,
  };
}

const stored = ({ ko, en }: Bilingual): Bilingual => ({ ko, en: en || '' });

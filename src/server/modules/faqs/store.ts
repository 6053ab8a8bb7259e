import { sql } from 'kysely';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';

export type FaqRow = { id: string; question: Bilingual; answer: Bilingual };
export type FaqGroupRow = { id: string; title: Bilingual; faqs: FaqRow[] };

export function groupsWithFaqs(db: Db): Promise<FaqGroupRow[]> {
  return db
    .selectFrom('faq_groups as g')
    .innerJoin('faqs as f', 'f.group_id', 'g.id')
    .select(['g.slug as id', 'g.title'])
    .select(
      sql<FaqRow[]>`json_agg(json_build_object('id', f.slug, 'question', f.question, 'answer', f.answer)
        order by f.position, f.id)`.as('faqs'),
    )
    .groupBy('g.id')
    .orderBy('g.position')
    .orderBy('g.id')
    .execute();
}

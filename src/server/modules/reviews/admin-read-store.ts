import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { AdminReviewQuery } from '#contract/admin/reviews.ts';
import type { ReviewFilter } from '#contract/admin/vocabulary.ts';
import type { Bilingual } from '#contract/shared.ts';
import { containing, holdsFolded } from '#server/db/like.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';

export type AdminReviewRow = Selectable<Schema['reviews']> & {
  code: string;
  house_name: Bilingual;
  stayed_in: string;
};

const filters: Record<ReviewFilter, Expression<SqlBool>> = {
  published: sql`v.published`,
  hidden: sql`not v.published`,
  unanswered: sql`v.answer is null`,
  private_comment: sql`v.private_comment <> ''`,
  edited: sql`v.original_comment is not null`,
};

function finding(text: string): Expression<SqlBool> {
  const pattern = containing(text);
  return sql`(v.comment ilike ${pattern} or v.private_comment ilike ${pattern} or ${holdsFolded(sql`fold_text(v.author)`, text)} or r.code ilike ${pattern}
    or h.name ->> 'ko' ilike ${pattern} or h.name ->> 'en' ilike ${pattern})`;
}

function present(db: Db) {
  return db
    .selectFrom('reviews as v')
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .innerJoin('houses as h', 'h.id', 'v.house_id')
    .where('v.deleted_at', 'is', null);
}

function rows(db: Db) {
  return present(db)
    .selectAll('v')
    .select(['r.code', 'h.name as house_name'])
    .select(sql<string>`to_char(coalesce(r.ended_on, r.check_out), 'YYYY-MM')`.as('stayed_in'));
}

export async function searchReviews(
  db: Db,
  { search, filter, sort, page, pageSize }: AdminReviewQuery,
): Promise<{ rows: AdminReviewRow[]; total: number }> {
  const all = [...(search ? [finding(search)] : []), ...(filter ? [filters[filter]] : [])];
  const { total } = await present(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(all))
    .executeTakeFirstOrThrow();
  const found = await rows(db)
    .where((eb) => eb.and(all))
    .$if(sort === 'lowest', (query) =>
      query.orderBy(sql`v.facilities + v.communication + v.community + v.location`),
    )
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows: found, total };
}

export function reviewById(db: Db, id: string): Promise<AdminReviewRow | undefined> {
  return rows(db).where('v.id', '=', id).executeTakeFirst();
}

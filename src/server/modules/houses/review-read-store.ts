import { sql } from 'kysely';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';

export type ReviewRow = {
  id: string;
  author: string;
  stayed_in: string;
  facilities: number;
  communication: number;
  community: number;
  location: number;
  comment: string;
  answer: Bilingual | null;
};

/** One page of a house's published reviews, newest first. */
export async function reviewsOfHouse(
  db: Db,
  houseId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const published = db
    .selectFrom('reviews as v')
    .where('v.house_id', '=', houseId)
    .where('v.published', '=', true);
  const { total } = await published
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await published
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .select([
      'v.id',
      'v.author',
      'v.facilities',
      'v.communication',
      'v.community',
      'v.location',
      'v.comment',
      'v.answer',
    ])
    .select(sql<string>`to_char(coalesce(r.ended_on, r.check_out), 'YYYY-MM')`.as('stayed_in'))
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total };
}

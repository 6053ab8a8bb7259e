import { sql } from 'kysely';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';

export type TestimonialRow = {
  id: string;
  author: string;
  country: string | null;
  university: UniversityId | null;
  stayed_in: string;
  facilities: number;
  communication: number;
  community: number;
  location: number;
  comment: string;
  house_id: string;
  house_name: Bilingual;
};

export function bestReviews(
  db: Db,
  { least, most }: { least: number; most: number },
): Promise<TestimonialRow[]> {
  const average = sql<number>`(v.facilities + v.communication + v.community + v.location) / 4.0`;
  return db
    .selectFrom('reviews as v')
    .innerJoin('houses as h', 'h.id', 'v.house_id')
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .select(['v.id', 'v.author', 'v.facilities', 'v.communication', 'v.community', 'v.location', 'v.comment'])
    .select(['v.house_id', 'h.name as house_name', 'v.country', 'v.university'])
    .select(sql<string>`to_char(coalesce(r.ended_on, r.check_out), 'YYYY-MM')`.as('stayed_in'))
    .where('v.published', '=', true)
    .where('h.published', '=', true)
    .where(average, '>=', least)
    .orderBy(average, 'desc')
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id')
    .limit(most)
    .execute();
}

export function reviewsOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('reviews as v')
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .selectAll('v')
    .select('r.code')
    .where('r.account_id', '=', accountId)
    .where('v.deleted_at', 'is', null)
    .orderBy('v.created_at')
    .execute();
}

export function findStay(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('reservations as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.house_id', 'r.status', 'r.check_in', 'r.check_out', 'r.ended_on', 'a.first_name'])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('reviews').select('id').whereRef('reviews.reservation_id', '=', 'r.id'))
        .as('reviewed'),
      eb
        .exists(
          eb
            .selectFrom('reservations as e')
            .select('e.id')
            .whereRef('e.extends_id', '=', 'r.id')
            .where('e.status', 'in', ['confirmed', 'checked_out_early']),
        )
        .as('extended'),
    ])
    .where('r.account_id', '=', accountId)
    .where(sql<string>`r.id::text`, '=', id)
    .executeTakeFirst();
}

export function reservationsOf(db: Db, accountId: string) {
  return db.selectFrom('reservations').select('id').where('account_id', '=', accountId);
}

export async function publicPhotos(db: Db, reviewId: string): Promise<number> {
  const { count } = await db
    .selectFrom('file_uses as u')
    .innerJoin('photos as p', 'p.file_id', 'u.file_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('u.kind', '=', 'review')
    .where('u.subject_id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function photosOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('file_uses as u')
    .innerJoin('reviews as v', (join) => join.on('u.subject_id', '=', sql<string>`v.id::text`))
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .select(['v.id as review_id', 'u.file_id'])
    .where('u.kind', '=', 'review')
    .where('r.account_id', '=', accountId)
    .orderBy('u.position')
    .execute();
}

import { sql, type Insertable } from 'kysely';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';

export type TestimonialRow = {
  id: string;
  author: string;
  stayed_in: string;
  facilities: number;
  communication: number;
  community: number;
  location: number;
  comment: string;
  house_id: string;
  house_name: Bilingual;
};

/** Published reviews of published houses with an average of at least `least`, best first, then newest. */
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
    .select(['v.house_id', 'h.name as house_name'])
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

/** Every review of an account's stays, oldest first. */
export function reviewsOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('reviews as v')
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .selectAll('v')
    .select('r.code')
    .where('r.account_id', '=', accountId)
    .orderBy('v.created_at')
    .execute();
}

/** Takes a person's name off the reviews of their stays. */
export async function renameAuthor(db: Db, accountId: string, author: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ author })
    .where('reservation_id', 'in', (eb) =>
      eb.selectFrom('reservations').select('id').where('account_id', '=', accountId),
    )
    .execute();
}

/** A member's own reservation with what decides whether it can be reviewed, or undefined. */
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

/** @throws a unique violation where the stay was reviewed at the same moment. */
export async function insertReview(db: Db, review: Insertable<Schema['reviews']>): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/**
 * Returns the seconds for which a picture may be cached publicly at an instant, or null if it is not public. Public are pictures of houses that are
 * let or were ever reserved, of public boards, at the head or in the text, of published reviews, and of published profiles; the last two are cached
 * only briefly, because an administrator may hide them.
 */
export async function publicSeconds(db: Db, photoId: string, at: Date): Promise<number | null> {
  if ((await isOfHouse(db, photoId)) || (await isOfBoard(db, photoId, at))) return YEAR_S;
  return (await isOfReview(db, photoId)) || (await isOfStaff(db, photoId)) ? HOUR_S : null;
}

async function isOfReview(db: Db, photoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('file_uses as u')
    .innerJoin('reviews as v', (join) => join.on('u.subject_id', '=', sql<string>`v.id::text`))
    .select('v.id')
    .where('u.kind', '=', 'review')
    .where('u.file_id', '=', photoId)
    .where('v.published', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

async function isOfStaff(db: Db, photoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_profiles')
    .select('id')
    .where('photo_id', '=', photoId)
    .where('published', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

async function isOfHouse(db: Db, photoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shown_house_photos as p')
    .innerJoin('houses as h', 'h.id', 'p.house_id')
    .select('h.id')
    .where('p.id', '=', photoId)
    .where((eb) =>
      eb.or([
        eb('h.published', '=', true),
        eb.exists(eb.selectFrom('reservations as r').select('r.id').whereRef('r.house_id', '=', 'h.id')),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

async function isOfBoard(db: Db, photoId: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('file_uses as u')
    .innerJoin('boards as b', (join) => join.on('u.subject_id', '=', sql<string>`b.id::text`))
    .select('b.id')
    .where('u.kind', '=', 'board')
    .where('u.file_id', '=', photoId)
    .where('b.published_at', '<=', at)
    .where(sql<boolean>`(b.photo_id = ${photoId} or b.body::text like ${`%/photos/${photoId}-%`})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasStay(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['confirmed', 'checked_out_early'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

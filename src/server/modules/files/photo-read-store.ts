import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/**
 * Tells for how many seconds the public may store a picture at an instant, or null where it does not see it. It sees those of a house that is
 * let, or that somebody has reserved, whose pages show it for as long as the record is there; of a board, at its head or in its text; and of
 * a published review, which an administrator may hide: nobody is to store that for long.
 */
export async function publicSeconds(db: Db, photoId: string, at: Date): Promise<number | null> {
  if ((await isOfHouse(db, photoId)) || (await isOfBoard(db, photoId, at))) return YEAR_S;
  return (await isOfReview(db, photoId)) ? HOUR_S : null;
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

/** True where an account has or had a stay: one that was confirmed, however it ended. */
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

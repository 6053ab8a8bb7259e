import type { Db } from '#server/ports/database.ts';

/** The pictures of a house in their order, described or not. */
export function picturesOfHouse(db: Db, houseId: string) {
  return db
    .selectFrom('house_photos as hp')
    .innerJoin('photos as p', 'p.id', 'hp.photo_id')
    .selectAll('p')
    .select('hp.room')
    .where('hp.house_id', '=', houseId)
    .orderBy('hp.position')
    .execute();
}
export type HousePictureRow = Awaited<ReturnType<typeof picturesOfHouse>>[number];

/** Those of these ids that are pictures of public pages, each with its words, and its file where it was uploaded. */
export function knownPhotos(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('photos').select(['id', 'file_id', 'alt', 'focus']).where('id', 'in', ids).execute();
}

/** The pictures of a house that the public sees once it is let; a floor plan is not on its card. */
export function shownPictures(db: Db, houseId: string) {
  return db
    .selectFrom('shown_house_photos')
    .select(['id', 'on_card'])
    .where('house_id', '=', houseId)
    .execute();
}

/** A house that is let or not. */
export function anyHouse(db: Db, id: string) {
  return db.selectFrom('houses').select(['id', 'published']).where('id', '=', id).executeTakeFirst();
}

import type { Db } from '#server/ports/database.ts';

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

export function knownPhotos(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('photos').select(['id', 'file_id', 'alt', 'focus']).where('id', 'in', ids).execute();
}

export function shownPictures(db: Db, houseId: string) {
  return db
    .selectFrom('shown_house_photos')
    .select(['id', 'on_card'])
    .where('house_id', '=', houseId)
    .execute();
}

export function anyHouse(db: Db, id: string) {
  return db.selectFrom('houses').select(['id', 'published']).where('id', '=', id).executeTakeFirst();
}

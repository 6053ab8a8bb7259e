import type { PictureRoom } from '#contract/pictures.ts';
import type { Trx } from '#server/ports/database.ts';

/** Replaces the pictures of a house in this order. Requires the house locked. */
export async function replacePictures(
  trx: Trx,
  houseId: string,
  pictures: readonly { id: string; room: PictureRoom | null }[],
): Promise<void> {
  await trx.deleteFrom('house_photos').where('house_id', '=', houseId).execute();
  await insertPictures(trx, [{ id: houseId, pictures }]);
}

export async function insertPictures(
  trx: Trx,
  houses: readonly { id: string; pictures: readonly { id: string; room: PictureRoom | null }[] }[],
): Promise<void> {
  const rows = houses.flatMap((house) =>
    house.pictures.map(({ id, room }, index) => ({
      house_id: house.id,
      photo_id: id,
      position: index + 1,
      room,
    })),
  );
  if (rows.length > 0) await trx.insertInto('house_photos').values(rows).execute();
}

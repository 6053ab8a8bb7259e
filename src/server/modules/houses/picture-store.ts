import type { PictureRoom } from '#contract/pictures.ts';
import type { Trx } from '#server/ports/database.ts';

/** Gives a house these pictures in this order, in place of those that it has. Needs the house locked. */
export async function replacePictures(
  trx: Trx,
  houseId: string,
  pictures: readonly { id: string; room: PictureRoom | null }[],
): Promise<void> {
  await trx.deleteFrom('house_photos').where('house_id', '=', houseId).execute();
  if (pictures.length === 0) return;
  const rows = pictures.map(({ id, room }, index) => ({
    house_id: houseId,
    photo_id: id,
    position: index + 1,
    room,
  }));
  await trx.insertInto('house_photos').values(rows).execute();
}

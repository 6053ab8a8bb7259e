import type { HousePicture, HousePictures } from '#contract/admin/house-pictures.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, type Changed } from '#app/admin/kit/form/conflict.ts';

export function housePictures(id: string): Promise<Result<HousePictures>> {
  return attempt(() => api.adminHousePictures.get({ params: { id } }));
}

/** Adds an uploaded picture as the last of a house. */
export function addHousePicture(id: string, photoId: string): Promise<Result<HousePictures>> {
  return attempt(() => api.adminHousePictures.add({ params: { id }, body: { photoId } }));
}

/** Changes the pictures of a house as they were seen. If somebody else changed the same part, `current` has the present pictures. */
export function changeHousePictures(
  seen: HousePictures,
  touched: (house: HousePictures) => unknown,
  make: (pictures: readonly HousePicture[]) => readonly HousePicture[],
): Promise<Changed<HousePictures>> {
  const params = { id: seen.houseId };
  return change(seen, touched, (ifMatch, { pictures }) =>
    api.adminHousePictures.update({ params, ifMatch, body: { pictures: make(pictures).map(written) } }),
  );
}

const written = ({ id, room, alt, focus }: HousePicture) => ({ id, room, alt, focus: focus ?? null });

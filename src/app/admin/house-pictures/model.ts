import type { HousePicture } from '#contract/admin/house-pictures.ts';
import type { PictureRoom } from '#contract/pictures.ts';

/** A picture with the version of the house's pictures in which it was seen. */
export type PictureRecord = HousePicture & { version: string };

/** `room` is empty if it is not set; the focal point is in percent. */
export type PictureDraft = { ko: string; en: string; room: string; x: number; y: number };

const middle = { x: 50, y: 50 };

/** True if the picture is described in both languages. Only administrators see one that is not. */
export function isDescribed({ alt }: Pick<HousePicture, 'alt'>): boolean {
  return alt.ko !== '' && alt.en !== '';
}

export function draftOf({ alt, room, focus = middle }: HousePicture): PictureDraft {
  return { ko: alt.ko, en: alt.en, room: room ?? '', x: focus.x, y: focus.y };
}

/** Applies typed values to a picture. A focal point in the middle is left out. */
export function withDraft(picture: HousePicture, { ko, en, room, x, y }: PictureDraft): HousePicture {
  const { focus: _, ...rest } = picture;
  const isMiddle = x === middle.x && y === middle.y;
  return {
    ...rest,
    alt: { ko: ko.trim(), en: en.trim() },
    room: room === '' ? null : (room as PictureRoom),
    ...(!isMiddle && { focus: { x, y } }),
  };
}

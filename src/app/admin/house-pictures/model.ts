import type { HousePicture } from '#contract/admin/house-pictures.ts';
import type { PictureRoom } from '#contract/pictures.ts';

/** A picture as its form holds it, and the version of the house's pictures that it was seen in. */
export type PictureRecord = HousePicture & { version: string };

/** The room is empty where nobody has said; the focal point in percent. */
export type PictureDraft = { ko: string; en: string; room: string; x: number; y: number };

const middle = { x: 50, y: 50 };

/** True once it has words in both languages, without which nobody but administrators sees it. */
export function isDescribed({ alt }: Pick<HousePicture, 'alt'>): boolean {
  return alt.ko !== '' && alt.en !== '';
}

export function draftOf({ alt, room, focus = middle }: HousePicture): PictureDraft {
  return { ko: alt.ko, en: alt.en, room: room ?? '', x: focus.x, y: focus.y };
}

/** A picture with what was typed; its middle needs no focal point. */
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

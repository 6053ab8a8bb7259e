import * as v from 'valibot';
import { get, post, put } from '../endpoint.ts';
import { RoomPhoto } from '../houses.ts';
import { pictureRooms, pictures } from '../pictures.ts';
import { MIN_PICTURES } from '../rules/houses/completeness.ts';
import { Id } from '../shared.ts';
import { FocalPoint } from './files.ts';

export const HousePicture = v.object({
  ...RoomPhoto.entries,
  isOwn: v.pipe(
    v.boolean(),
    v.description('False where it came with the application: its words and focal point stay as they are'),
  ),
});
export type HousePicture = v.InferOutput<typeof HousePicture>;

export const HousePictures = v.object({
  houseId: v.string(),
  pictures: v.pipe(
    v.array(HousePicture),
    v.description(
      'In their order, the first on the card; those without words in both languages are not public',
    ),
  ),
  version: v.pipe(v.string(), v.description('The ETag of the pictures, without quotes')),
});
export type HousePictures = v.InferOutput<typeof HousePictures>;

/** Description of a picture in one language. Empty if not written yet. */
export const PictureWords = v.pipe(v.string('text_required'), v.trim(), v.maxLength(300, 'text_too_long'));

export const HousePicturesChange = v.object({
  pictures: v.pipe(
    v.array(
      v.object({
        id: Id,
        room: v.pipe(
          v.optional(v.nullable(v.picklist(pictureRooms, 'invalid_input')), null),
          v.description('The room it shows; null where nobody has said'),
        ),
        alt: v.pipe(
          v.object({ ko: PictureWords, en: PictureWords }),
          v.description('What is seen, for those who do not; empty where it is still to be written'),
        ),
        focus: FocalPoint,
      }),
    ),
    v.maxLength(pictures.maxOfOne, 'pictures_exceeded'),
    v.description('All of its pictures in their order'),
  ),
});
export type HousePicturesChange = v.InferInput<typeof HousePicturesChange>;

export const AddedHousePicture = v.object({
  photoId: v.pipe(Id, v.description('Of an uploaded picture of public pages')),
});

export const adminHousePictures = {
  get: get('/v1/admin/houses/{id}/pictures', 'admin', {
    summary: 'Get the pictures of a house',
    description: 'All of them in their order, public or not.',
    data: HousePictures,
    version: 'shown',
    addition: true,
  }),
  add: post('/v1/admin/houses/{id}/pictures', 'admin', {
    summary: 'Add a picture to a house',
    description:
      'A picture that was uploaded for public pages comes last. It is public once it is described in both languages and its house is let. One that the house has already stays where it is.',
    body: AddedHousePicture,
    data: HousePictures,
    addition: true,
  }),
  update: put('/v1/admin/houses/{id}/pictures', 'admin', {
    summary: 'Change the pictures of a house',
    description: `Replaces order, rooms, words and focal points; a picture that is left out is taken away, and deleted once nothing has referred to it for ${pictures.unusedDays} days. Taking from a house that is let so that fewer than ${MIN_PICTURES} described pictures remain, or none but floor plans, is refused with \`house_picture_required\`.`,
    body: HousePicturesChange,
    data: HousePictures,
    version: 'required',
    addition: true,
  }),
};

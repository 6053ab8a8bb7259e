import * as v from 'valibot';
import { post, put } from '../endpoint.ts';
import { StoredPicture } from '../files.ts';
import { pictures } from '../pictures.ts';
import { Photo } from '../shared.ts';

export const adminFiles = {
  upload: post('/v1/admin/files', 'admin', {
    summary: 'Upload a picture',
    description: `A JPEG, PNG or WebP file of up to ${pictures.maxBytes / 1_048_576} MiB as the body, told by its content. It is decoded and stored anew, without anything that was in the file beside the picture. One that nothing refers to is deleted after ${pictures.unusedDays} days.`,
    upload: 'picture',
    data: StoredPicture,
    addition: true,
  }),
};

/** Position in a picture in percent of its width or height, from the left or the top. */
export const Percent = v.pipe(
  v.number('invalid_input'),
  v.minValue(0, 'invalid_input'),
  v.maxValue(100, 'invalid_input'),
);
/** Point of a picture that stays visible when it is cropped, in percent. Null for the middle. */
export const FocalPoint = v.pipe(
  v.optional(v.nullable(v.object({ x: Percent, y: Percent })), null),
  v.description(
    'What stays in sight where it is cut, in percent from the left and from the top; null for the middle',
  ),
);
const described = v.pipe(
  v.string('alt_required'),
  v.trim(),
  v.minLength(1, 'alt_required'),
  v.maxLength(300, 'text_too_long'),
);

export const PhotoDescription = v.object({
  alt: v.pipe(
    v.object({ ko: described, en: described }),
    v.description('What is seen, for those who do not'),
  ),
  focus: FocalPoint,
});
export type PhotoDescription = v.InferOutput<typeof PhotoDescription>;

export const adminPhotos = {
  upload: post('/v1/admin/photos', 'admin', {
    summary: 'Upload a picture for public pages',
    description: `Like any picture, but stored in the widths that public pages use and open to everybody from then on. It shows up nowhere before it is described. One that nothing refers to is deleted after ${pictures.unusedDays} days.`,
    upload: 'picture',
    data: Photo,
    addition: true,
  }),
  describe: put('/v1/admin/photos/{id}', 'admin', {
    summary: 'Describe a picture',
    description: 'Says in both languages what it shows, and what stays in sight where it is cut.',
    body: PhotoDescription,
    data: Photo,
    addition: true,
  }),
};

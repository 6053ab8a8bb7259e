import * as v from 'valibot';
import { get } from './endpoint.ts';
import { pictures } from './pictures.ts';
import { Instant } from './shared.ts';

/** A picture that was uploaded, with addresses that open it for a while without a log-in. */
export const StoredPicture = v.object({
  id: v.string(),
  width: v.pipe(v.number(), v.description('Pixels of the larger size')),
  height: v.number(),
  url: v.pipe(v.string(), v.description(`Path of the larger size, open for ${pictures.linkMinutes} minutes`)),
  thumbnailUrl: v.pipe(v.string(), v.description('Path of the smaller size, likewise')),
  uploadedAt: Instant,
});
export type StoredPicture = v.InferOutput<typeof StoredPicture>;

export const files = {
  get: get('/v1/files/{link}', 'token', {
    summary: 'Read a picture',
    description:
      'The address stands in the answers of calls whose callers may see the picture; it ends by itself and is cached nowhere.',
    file: 'image/webp',
    addition: true,
  }),
};

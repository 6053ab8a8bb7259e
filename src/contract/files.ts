import * as v from 'valibot';
import { get, post } from './endpoint.ts';
import { pictures } from './pictures.ts';
import { Instant } from './shared.ts';

/** An uploaded picture with URLs that open it for a limited time without a log-in. */
export const StoredPicture = v.object({
  id: v.string(),
  width: v.pipe(v.number(), v.description('Pixels of the larger size')),
  height: v.number(),
  url: v.pipe(v.string(), v.description(`Path of the larger size, open for ${pictures.linkMinutes} minutes`)),
  thumbnailUrl: v.pipe(v.string(), v.description('Path of the smaller size, likewise')),
  uploadedAt: Instant,
});
export type StoredPicture = v.InferOutput<typeof StoredPicture>;

/** The purposes of pictures that members upload. Pictures of a review become public with the review. */
export const memberPicturePurposes = ['review', 'ticket', 'check-out', 'objection'] as const;
export type MemberPicturePurpose = (typeof memberPicturePurposes)[number];

export const files = {
  upload: post('/v1/files', 'member', {
    summary: 'Upload a picture of one’s own',
    description: `For members who have a stay. A JPEG, PNG or WebP file of up to ${pictures.maxBytes / 1_048_576} MiB as the body, told by its content; it is stored anew, without anything that was in the file beside the picture. Only who sent it can add it to something of theirs, and one that nothing refers to is deleted after ${pictures.unusedDays} days. At most ${pictures.ofMember.perDay} a day.`,
    query: v.object({ purpose: v.picklist(memberPicturePurposes, 'invalid_input') }),
    upload: 'picture',
    data: StoredPicture,
    addition: true,
  }),
  get: get('/v1/files/{link}', 'token', {
    summary: 'Read a picture',
    description:
      'The address stands in the answers of calls whose callers may see the picture; it ends by itself and is cached nowhere.',
    file: 'image/webp',
    addition: true,
  }),
};

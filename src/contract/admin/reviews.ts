import * as v from 'valibot';
import { del, get, put } from '../endpoint.ts';
import { StoredPicture } from '../files.ts';
import { Ratings } from '../houses.ts';
import { Bilingual, Instant, PageQuery, QueryText, WrittenBilingual, WrittenText } from '../shared.ts';
import { reviewFilters, reviewOrders } from './vocabulary.ts';

export const AdminReview = v.object({
  id: v.string(),
  reservationId: v.string(),
  reservationCode: v.string(),
  houseId: v.string(),
  houseName: Bilingual,
  author: v.string(),
  stayedIn: v.pipe(v.string(), v.description('Month of check-out, YYYY-MM')),
  ratings: Ratings,
  comment: v.string(),
  originalComment: v.nullable(
    v.pipe(v.string(), v.description('As its author wrote it; null while that is what stands there')),
  ),
  privateComment: v.string(),
  published: v.boolean(),
  answer: v.nullable(
    v.pipe(Bilingual, v.description('The answer in public; English is empty where there is none')),
  ),
  answeredAt: v.nullable(Instant),
  createdAt: Instant,
  version: v.pipe(v.string(), v.description('The ETag of what administrators change of it, without quotes')),
});
export type AdminReview = v.InferOutput<typeof AdminReview>;

export const ReviewChange = v.object({
  published: v.boolean('invalid_input'),
  comment: WrittenText(4000),
  answer: v.nullable(WrittenBilingual(2000)),
});
export type ReviewChange = v.InferOutput<typeof ReviewChange>;

const AdminReviewQuery = v.object({
  search: v.optional(QueryText, ''),
  filter: v.optional(v.picklist(reviewFilters, 'invalid_input')),
  sort: v.optional(v.picklist(reviewOrders, 'invalid_input'), 'newest'),
  ...PageQuery,
});
export type AdminReviewQuery = v.InferOutput<typeof AdminReviewQuery>;

export const adminReviews = {
  list: get('/v1/admin/reviews', 'admin', {
    summary: 'List all reviews',
    description:
      'Published or not, with their private comments. `search` finds words in comments, names of houses and authors, and numbers of reservations.',
    query: AdminReviewQuery,
    data: v.array(AdminReview),
    paged: true,
  }),
  get: get('/v1/admin/reviews/{id}', 'admin', {
    summary: 'Get a review',
    description: 'With its private comment, and its comment as the author wrote it where that was corrected.',
    data: AdminReview,
    version: 'shown',
  }),
  update: put('/v1/admin/reviews/{id}', 'admin', {
    summary: 'Change a review',
    description:
      'Publishes or hides it, corrects its comment, or answers it in public. The first comment is stored when it is corrected, and comes back as the only one once it is written again.',
    body: ReviewChange,
    data: AdminReview,
    version: 'required',
  }),
  photos: get('/v1/admin/reviews/{id}/photos', 'admin', {
    summary: 'List the pictures of a review',
    description: 'Those that its author sent with it, also while it is hidden.',
    data: v.array(StoredPicture),
    addition: true,
  }),
  removePhoto: del('/v1/admin/reviews/{id}/photos/{fileId}', 'admin', {
    summary: 'Remove a picture from a review',
    description:
      'It leaves every page at once and is deleted later; that somebody removed it is on record. Removing one that is not there changes nothing.',
    data: v.array(StoredPicture),
    addition: true,
  }),
  remove: del('/v1/admin/reviews/{id}', 'admin', {
    summary: 'Delete a review',
    description:
      'It leaves every page for good, and the mean ratings of the house follow; the audit log keeps what was public of it. The stay cannot be reviewed again.',
    data: v.null(),
    version: 'required',
  }),
};

import * as v from 'valibot';
import { del, get, put } from '../endpoint.ts';
import { Ratings } from '../houses.ts';
import { Bilingual, Instant, PageQuery, WrittenText } from '../shared.ts';

/** A review as administrators see it, with its private comment. */
export const AdminReview = v.object({
  id: v.string(),
  reservationId: v.string(),
  houseName: Bilingual,
  author: v.string(),
  ratings: Ratings,
  comment: v.string(),
  privateComment: v.string(),
  published: v.boolean(),
  createdAt: Instant,
});
export const ReviewChange = v.object({ published: v.boolean(), comment: WrittenText(4000) });

export const adminReviews = {
  list: get('/v1/admin/reviews', 'admin', {
    summary: 'List all reviews',
    description: 'Newest first, published or not.',
    query: v.object(PageQuery),
    data: v.array(AdminReview),
    paged: true,
  }),
  get: get('/v1/admin/reviews/{id}', 'admin', {
    summary: 'Get a review',
    description: 'With its private comment.',
    data: AdminReview,
  }),
  update: put('/v1/admin/reviews/{id}', 'admin', {
    summary: 'Change a review',
    description: 'Publishes it, hides it or corrects its comment.',
    body: ReviewChange,
    data: AdminReview,
  }),
  remove: del('/v1/admin/reviews/{id}', 'admin', {
    summary: 'Delete a review',
    description: 'The mean ratings of the house follow.',
    data: v.null(),
  }),
};

import * as v from 'valibot';
import { get } from './endpoint.ts';
import { HouseReview } from './houses.ts';
import { pictures } from './pictures.ts';
import { Bilingual, Id, PageQuery } from './shared.ts';

const Rating = v.pipe(
  v.number('rating_required'),
  v.integer('rating_required'),
  v.minValue(1, 'rating_required'),
  v.maxValue(5, 'rating_required'),
);

/** The review of an ended stay. Only administrators see the private comment. */
export const ReviewRequest = v.object({
  ratings: v.object({ facilities: Rating, communication: Rating, community: Rating, location: Rating }),
  comment: v.pipe(
    v.string('comment_required'),
    v.trim(),
    v.minLength(1, 'comment_required'),
    v.maxLength(4000, 'text_too_long'),
  ),
  privateComment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000, 'text_too_long')), ''),
  photoIds: v.optional(
    v.pipe(
      v.array(Id),
      v.maxLength(pictures.maxOfReview, 'pictures_exceeded'),
      v.description('Pictures that the member uploaded for a review; shown with it, in this order'),
    ),
    [],
  ),
});
export const CreatedReview = v.object({ id: v.string() });

export const Testimonial = v.object({
  ...v.omit(HouseReview, ['answer', 'photos']).entries,
  houseId: v.string(),
  houseName: Bilingual,
});
export type Testimonial = v.InferOutput<typeof Testimonial>;

export const reviews = {
  best: get('/v1/reviews/best', 'public', {
    summary: 'List the best reviews',
    description: 'The reviews that stand beside the testimonials, the best first.',
    query: v.object({ pageSize: PageQuery.pageSize }),
    data: v.array(Testimonial),
    addition: true,
  }),
};

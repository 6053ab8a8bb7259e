import * as v from 'valibot';
import { get } from './endpoint.ts';
import { HouseReview } from './houses.ts';
import { pictures } from './pictures.ts';
import { nationalities } from './rules/people/nationalities.ts';
import { UniversityId } from './seoul/commutes.ts';
import { Bilingual, Id, PageQuery, QueryFlag } from './shared.ts';

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
  origin: v.pipe(
    v.optional(
      v.nullable(
        v.object({
          country: v.nullable(
            v.pipe(
              v.string('invalid_input'),
              v.check((code) => nationalities.includes(code), 'invalid_input'),
              v.description('ISO 3166-1 alpha-2'),
            ),
          ),
          university: v.nullable(UniversityId),
        }),
      ),
      null,
    ),
    v.description('Shown with it; null where the author did not allow that'),
  ),
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
    query: v.object({
      pageSize: PageQuery.pageSize,
      origins: v.optional(QueryFlag, 'false'),
    }),
    data: v.array(Testimonial),
    addition: true,
  }),
};

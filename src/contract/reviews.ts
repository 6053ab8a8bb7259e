import * as v from 'valibot';
import { get } from './endpoint.ts';
import { HouseReview } from './houses.ts';
import { Bilingual, PageQuery } from './shared.ts';

/** A review with the home it speaks of. */
export const Testimonial = v.object({ ...HouseReview.entries, houseId: v.string(), houseName: Bilingual });
export type Testimonial = v.InferOutput<typeof Testimonial>;

export const reviews = {
  best: get('/v1/reviews/best', 'public', {
    summary: 'The reviews shown with the testimonials, the best first',
    query: v.object({ pageSize: PageQuery.pageSize }),
    data: v.array(Testimonial),
    addition: true,
  }),
};

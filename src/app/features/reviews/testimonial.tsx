import type { Testimonial as Review } from '#contract/reviews.ts';
import { Rating } from '#app/ui/data/rating.tsx';
import { meanRating } from './model.ts';
import * as css from './testimonial.css.ts';

type TestimonialProps = { review: Review; houseName: string; ratingLabel: (value: string) => string };

/** Quotes a review as a testimonial, in the occupant's own words and language. */
export function Testimonial({ review, houseName, ratingLabel }: TestimonialProps) {
  const mean = meanRating(review);
  return (
    <figure className={css.figure}>
      <blockquote className={css.words}>{review.comment}</blockquote>
      <figcaption className={css.who}>
        <strong>{review.author}</strong>
        <Rating value={mean} label={ratingLabel(mean.toFixed(1))} />
        <span className={css.where}>{houseName}</span>
      </figcaption>
    </figure>
  );
}

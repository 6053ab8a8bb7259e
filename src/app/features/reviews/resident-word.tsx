import type { Testimonial } from '#contract/reviews.ts';
import { Rating } from '#app/ui/rating.tsx';
import { meanRating } from './model.ts';
import * as css from './resident-word.css.ts';

type ResidentWordProps = { review: Testimonial; houseName: string; ratingLabel: (value: string) => string };

/** What a resident says of a home, in their own words and language. */
export function ResidentWord({ review, houseName, ratingLabel }: ResidentWordProps) {
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Testimonial as Review } from '#contract/reviews.ts';
import { textLanguage } from '#contract/rules/text/text-language.ts';
import { Rating } from '#app/ui/data/rating.tsx';
import { meanRating } from './model.ts';
import * as css from './testimonial.css.ts';

type TestimonialProps = {
  review: Review;
  /** The portrait or initial of the author. */
  mark?: ReactNode;
  houseName: string;
  ratingLabel: (value: string) => string;
};

/** Quotes a review in the occupant's own words; names its language if it differs from that of the page. Text: common. */
export function Testimonial({ review, mark, houseName, ratingLabel }: TestimonialProps) {
  const { t, i18n } = useTranslation('common');
  const mean = meanRating(review);
  const language = textLanguage(review.comment);
  const isOther = language !== '' && language !== i18n.language;
  return (
    <figure className={css.figure}>
      <blockquote lang={language} className={css.words}>
        {review.comment}
      </blockquote>
      <figcaption className={css.who}>
        {mark}
        <strong>{review.author}</strong>
        <Rating value={mean} label={ratingLabel(mean.toFixed(1))} />
        <span className={css.where}>
          {isOther ? `${houseName} · ${t(`writtenIn.${language}`)}` : houseName}
        </span>
      </figcaption>
    </figure>
  );
}

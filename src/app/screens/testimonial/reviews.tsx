import { useTranslation } from 'react-i18next';
import type { Testimonial as Review } from '#contract/reviews.ts';
import { Testimonial } from '#app/features/reviews/testimonial.tsx';
import { monthName } from '#app/platform/i18n/format.ts';
import { originText } from '#app/platform/i18n/origin.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Initial } from '#app/ui/data/initial.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import * as css from './testimonial.css.ts';

export default function Reviews({ reviews }: { reviews: Review[] }) {
  const { t, i18n } = useTranslation(['testimonial', 'common']);
  return (
    <Section tone="sunken">
      <Heading title={t('reviews')} lead={t('reviewsLead')} />
      {reviews.length === 0 && <EmptyState title={t('empty')} />}
      <ul className={css.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Testimonial
              review={review}
              mark={<Initial name={review.author} />}
              houseName={[
                originText(review.origin, i18n.language),
                t('stayed', {
                  house: localText(review.houseName, i18n.language),
                  month: monthName(review.stayedIn, i18n.language),
                }),
              ]
                .filter(Boolean)
                .join(' · ')}
              ratingLabel={(value) => t('common:ratingOf', { value })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

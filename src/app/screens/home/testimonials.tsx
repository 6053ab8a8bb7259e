import { useTranslation } from 'react-i18next';
import type { Testimonial as Review } from '#contract/reviews.ts';
import { Testimonial } from '#app/features/reviews/testimonial.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { far } from '#app/ui/layout/far.css.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { MoreLink } from './more-link.tsx';
import * as css from './testimonials.css.ts';

export function Testimonials({ reviews }: { reviews: Review[] }) {
  const { t, i18n } = useTranslation(['home-sections', 'common']);
  return (
    <Section className={far}>
      <Heading
        title={t('testimonials.title')}
        action={<MoreLink to="/testimonial">{t('testimonials.all')}</MoreLink>}
      />
      <div className={css.pair}>
        {reviews.map((review) => (
          <Testimonial
            key={review.id}
            review={review}
            houseName={t('testimonials.stayed', { house: localText(review.houseName, i18n.language) })}
            ratingLabel={(value) => t('common:ratingOf', { value })}
          />
        ))}
      </div>
    </Section>
  );
}

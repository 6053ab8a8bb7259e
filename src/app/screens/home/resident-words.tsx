import { useTranslation } from 'react-i18next';
import { ResidentWord } from '#app/features/reviews/resident-word.tsx';
import { localText } from '#app/platform/i18n.ts';
import { Heading, Section } from '#app/ui/page.tsx';
import type { Testimonial } from '#contract/reviews.ts';
import { MoreLink } from './more-link.tsx';
import { far } from './far.css.ts';
import * as css from './resident-words.css.ts';

/** Two residents' words. */
export function ResidentWords({ words }: { words: Testimonial[] }) {
  const { t, i18n } = useTranslation(['home', 'common']);
  return (
    <Section className={far}>
      <Heading title={t('words.title')} action={<MoreLink to="/testimonial">{t('words.all')}</MoreLink>} />
      <div className={css.pair}>
        {words.map((review) => (
          <ResidentWord
            key={review.id}
            review={review}
            houseName={t('words.stayed', { house: localText(review.houseName, i18n.language) })}
            ratingLabel={(value) => t('common:ratingOf', { value })}
          />
        ))}
      </div>
    </Section>
  );
}

import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '#app/ui/layout/page.tsx';
import { brand } from '#contract/brand.ts';
import { far } from '#app/ui/layout/far.css.ts';
import * as css from './concierge.css.ts';

/** The 24-hour concierge and its phone number (docs/specification.md#purpose). */
export function Concierge() {
  const { t } = useTranslation('home-sections');
  return (
    <Section tight className={far}>
      <div className={css.box}>
        <div className={css.words}>
          <p>{t('concierge.label')}</p>
          <h2>{t('concierge.title')}</h2>
          <p>{t('concierge.text')}</p>
        </div>
        <a href={`tel:${brand.concierge}`} className={css.call}>
          <Headset size={28} />
          {brand.conciergeShown}
        </a>
      </div>
    </Section>
  );
}

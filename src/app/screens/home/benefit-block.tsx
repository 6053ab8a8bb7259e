import { useTranslation } from 'react-i18next';
import { Section } from '#app/ui/layout/page.tsx';
import * as css from './brand-words.css.ts';

/** Benefits: finding a home and starting a life in Korea with the community's support (docs/specification.md#screens). */
export function Benefit() {
  const { t } = useTranslation('home');
  return (
    <Section className={css.benefit}>
      <h2 className={css.statement}>{t('benefit.title')}</h2>
      <p className={css.telling}>{t('benefit.text')}</p>
    </Section>
  );
}

import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tracking } from '#app/platform/services/tracking.ts';
import { Section } from '#app/ui/layout/page.tsx';
import * as css from './brand-words.css.ts';

/** Mission, shorter on small screens, and the two values (docs/specification.md#screens). */
export function Mission() {
  const { t } = useTranslation('home-sections');
  return (
    <Section tone="sunken">
      <h2 className={css.missionTitle}>{t('mission.title')}</h2>
      <p className={css.missionLong}>{t('mission.text')}</p>
      <p className={css.missionShort}>{t('mission.short')}</p>
      <dl className={css.values}>
        {(['home', 'community'] as const).map((value) => (
          <div key={value} className={css.value}>
            <dt className={css.valueName}>{t(`values.${value}.name`)}</dt>
            <dd className={css.soft}>{t(`values.${value}.text`)}</dd>
          </div>
        ))}
      </dl>
      <Link to="/about" className={css.more} onClick={tracking.aboutUs}>
        {t('mission.more')}
        <ArrowRight size={18} />
      </Link>
    </Section>
  );
}

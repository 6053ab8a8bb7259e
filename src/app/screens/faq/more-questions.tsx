import { Headset, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LazyMessengers } from '#app/features/brand/lazy-messengers.tsx';
import { LazyHost } from '#app/features/staff/lazy-staff.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './faq.css.ts';

export function MoreQuestions() {
  const { t } = useTranslation('faq');
  return (
    <Card look="sunken" pad="large">
      <h2 className={css.more}>{t('more')}</h2>
      <p>{t('moreText')}</p>
      <div className={css.ways}>
        <a href={`tel:${brand.concierge}`} className={buttonClass()}>
          <span className={css.way}>
            <Headset size={20} />
            {t('call')}
          </span>
        </a>
        <a href={`mailto:${brand.email}`} className={buttonClass({ variant: 'secondary', size: 'large' })}>
          <span className={css.way}>
            <Mail size={20} />
            {t('mail')}
          </span>
        </a>
      </div>
      <LazyMessengers />
      <LazyHost frame={(_, part) => part} />
    </Card>
  );
}

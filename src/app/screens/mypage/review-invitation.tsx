import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#app/ui/layout/card.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import * as css from './mypage.css.ts';

export function ReviewInvitation({ id }: { id: string }) {
  const { t } = useTranslation('reviews');
  return (
    <Card pad="large" className={css.install}>
      <div>
        <h2>{t('invite.title')}</h2>
        <p>{t('invite.text')}</p>
      </div>
      <Link to="/mypage/$id/review" params={{ id }} className={buttonClass({ variant: 'primary' })}>
        {t('invite.action')}
      </Link>
    </Card>
  );
}

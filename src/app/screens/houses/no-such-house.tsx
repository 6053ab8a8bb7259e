import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNoIndex } from '#app/platform/browser/use-no-index.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';

export default function NoSuchHouse() {
  const { t } = useTranslation('houses');
  useNoIndex();
  return (
    <Content>
      <title>{t('noHouse.title')}</title>
      <h1 className={visuallyHidden}>{t('noHouse.title')}</h1>
      <EmptyState
        drawing="no-hits"
        title={t('noHouse.title')}
        text={t('noHouse.text')}
        action={
          <Link to="/houses" className={buttonClass()}>
            {t('noHouse.action')}
          </Link>
        }
      />
    </Content>
  );
}

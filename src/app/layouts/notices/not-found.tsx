import { Link, useMatches } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoIndex } from '#app/platform/browser/use-no-index.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Drawing } from '#app/ui/drawings/drawing.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from './not-found.css.ts';

const PublicFrame = lazy(() => import('../public-frame.tsx'));

/** The 404 screen. If no route matches, it renders the public bar and footer itself. */
export function NotFound() {
  const framed = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId.startsWith('/_')) });
  if (framed) return <Lost />;
  return (
    <Suspense fallback={<Lost />}>
      <PublicFrame>
        <Lost />
      </PublicFrame>
    </Suspense>
  );
}

function Lost() {
  const { t } = useTranslation('not-found');
  useNoIndex();
  return (
    <Content width="reading">
      <title>{t('title')}</title>
      <div className={css.box}>
        <Drawing name="not-found" />
        <h1>{t('title')}</h1>
        <p className={css.text}>{t('text')}</p>
        <div className={css.ways}>
          <Link to="/houses" className={buttonClass()}>
            {t('houses')}
          </Link>
          <Link to="/" className={buttonClass({ variant: 'quiet', size: 'large' })}>
            {t('home')}
          </Link>
        </div>
      </div>
    </Content>
  );
}

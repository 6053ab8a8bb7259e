import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';

const LoadFailed = lazy(() => import('./load-failed.tsx').catch(() => ({ default: InWordsOnly })));

/** In place of a screen that could not be loaded. What it looks like is no part of a first visit. */
export function LazyLoadFailed(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <LoadFailed {...props} />
    </Suspense>
  );
}

/** Where the network is gone before anything was kept for that time. */
function InWordsOnly() {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <p role="alert">
      {t('failed.offlineTitle')}{' '}
      <button type="button" onClick={() => void router.invalidate()}>
        {t('failed.retry')}
      </button>
    </p>
  );
}

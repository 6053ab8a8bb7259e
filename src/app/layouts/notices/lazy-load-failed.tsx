import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';

const LoadFailed = lazy(() => import('./load-failed.tsx').catch(() => ({ default: InWordsOnly })));

/** The error screen, loaded when it is needed: no part of a first visit. */
export function LazyLoadFailed(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <LoadFailed {...props} />
    </Suspense>
  );
}

/** The error screen for a device that lost its network before the worker cached the other one. */
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

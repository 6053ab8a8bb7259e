import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { OfflineBar } from '#app/ui/feedback/offline-bar.tsx';

const OfflineWords = lazy(() =>
  import('./offline-words.tsx').catch(() => ({ default: () => useTranslation().t('offline.some') })),
);

export function OfflineNotice() {
  const online = useOnline();
  return (
    <OfflineBar offline={!online}>
      <Suspense>
        <OfflineWords />
      </Suspense>
    </OfflineBar>
  );
}

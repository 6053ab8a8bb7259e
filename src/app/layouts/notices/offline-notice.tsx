import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { OfflineBar } from '#app/ui/feedback/offline-bar.tsx';

/** Short words for a device that lost its network before the worker cached the full ones. */
const OfflineWords = lazy(() =>
  import('./offline-words.tsx').catch(() => ({ default: () => useTranslation().t('offline.some') })),
);

/** The offline bar, with the time when the host answered last. */
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

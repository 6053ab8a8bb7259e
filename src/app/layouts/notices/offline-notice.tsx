import { useRouter } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/online.ts';
import { storage } from '#app/platform/browser/storage.ts';
import { OfflineBar } from '#app/ui/feedback/offline-bar.tsx';

const KEY = 'lastOnlineAt';

const OfflineWords = lazy(() => import('./offline-words.tsx').catch(() => ({ default: InShort })));

/** The offline bar, with the time of the last connection. */
export function OfflineNotice() {
  const online = useOnline();
  const router = useRouter();
  const [opened] = useState(() => Date.now());

  useEffect(() => {
    const recordOnline = () => {
      if (navigator.onLine) storage.set(KEY, String(Date.now()));
    };
    recordOnline();
    return router.subscribe('onRendered', recordOnline);
  }, [router]);

  return (
    <OfflineBar offline={!online}>
      <Suspense fallback={null}>
        <OfflineWords at={Number(storage.get(KEY))} opened={opened} />
      </Suspense>
    </OfflineBar>
  );
}

/** The text for a device that lost its network before the worker cached the full one. */
function InShort() {
  const { t } = useTranslation();
  return <span>{t('offline.some')}</span>;
}

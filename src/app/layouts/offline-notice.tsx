import { useRouter } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/online.ts';
import { storage } from '#app/platform/storage.ts';
import { OfflineBar } from '#app/ui/offline-bar.tsx';

const KEY = 'lastOnlineAt';

const OfflineWords = lazy(() => import('./offline-words.tsx').catch(() => ({ default: InShort })));

/** The line that says there is no network, and from when what is shown dates. */
export function OfflineNotice() {
  const online = useOnline();
  const router = useRouter();
  const [opened] = useState(() => Date.now());

  useEffect(() => {
    const note = () => {
      if (navigator.onLine) storage.set(KEY, String(Date.now()));
    };
    note();
    return router.subscribe('onRendered', note);
  }, [router]);

  return (
    <OfflineBar offline={!online}>
      <Suspense fallback={null}>
        <OfflineWords at={Number(storage.get(KEY))} opened={opened} />
      </Suspense>
    </OfflineBar>
  );
}

/** Where the network is gone before anything was kept for that time. */
function InShort() {
  const { t } = useTranslation();
  return <span>{t('offline.some')}</span>;
}

import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/online.ts';
import { savedTime } from '#app/platform/saved-time.ts';
import { storage } from '#app/platform/storage.ts';
import { OfflineBar } from '#app/ui/offline-bar.tsx';

const KEY = 'lastOnlineAt';

/** The line that says there is no network, and from when what is shown dates. */
export function OfflineNotice() {
  const { t, i18n } = useTranslation();
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

  const at = online ? 0 : Number(storage.get(KEY));
  return (
    <OfflineBar offline={!online}>
      {at ? t('offline.since', { time: savedTime(at, opened, i18n.language) }) : t('offline.some')}
    </OfflineBar>
  );
}

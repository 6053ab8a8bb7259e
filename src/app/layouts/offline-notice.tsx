import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline.ts';
import { storage } from '#app/platform/storage.ts';
import { OfflineBar } from '#app/ui/offline-bar.tsx';
import { seoulDate } from '#contract/rules/dates.ts';

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

/** The clock time of an instant on this device, with its day unless that is today. Milliseconds since the epoch. */
export function savedTime(at: number, now: number, language: string): string {
  const day = seoulDate(at) === seoulDate(now) ? {} : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

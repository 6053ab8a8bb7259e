import { WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { storage } from '#app/platform/browser/storage.ts';
import { LAST_ANSWER } from '#app/platform/offline/reachability.ts';
import { savedTime } from '#app/platform/offline/saved-time.ts';

export default function OfflineWords(): ReactNode {
  const { t, i18n } = useTranslation();
  const [shownAt] = useState(() => Date.now());
  const at = Number(storage.get(LAST_ANSWER));
  return (
    <>
      <WifiOff size={16} />
      <span>
        {at ? t('offline.since', { time: savedTime(at, shownAt, i18n.language) }) : t('offline.some')}
      </span>
    </>
  );
}

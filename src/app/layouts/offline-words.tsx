import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { savedTime } from '#app/platform/saved-time.ts';

export interface OfflineWordsProps {
  /** When there last was a network, and when the app was opened; milliseconds since the epoch. */
  at: number;
  opened: number;
}

/** From when what is shown without a network dates. */
export default function OfflineWords({ at, opened }: OfflineWordsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <WifiOff size={16} />
      <span>
        {at ? t('offline.since', { time: savedTime(at, opened, i18n.language) }) : t('offline.some')}
      </span>
    </>
  );
}

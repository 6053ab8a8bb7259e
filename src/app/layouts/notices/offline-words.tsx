import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { savedTime } from '#app/platform/offline/saved-time.ts';

export interface OfflineWordsProps {
  /** The time of the last connection (0: unknown) and of the app's start; milliseconds since the epoch. */
  at: number;
  opened: number;
}

/** The text of the offline bar: the time from which the data on screen dates. */
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

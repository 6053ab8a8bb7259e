import { HardDriveDownload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { savedTime } from '#app/platform/offline/saved-time.ts';
import { useNow } from './use-now.ts';
import * as css from './reservation.css.ts';

export function SavedNote({ readAt }: { readAt: number }) {
  const { t, i18n } = useTranslation('mypage');
  const now = useNow();
  return (
    <p className={css.saved} role="status">
      <HardDriveDownload size={16} />
      {t('saved', { time: savedTime(readAt, now, i18n.language) })}
    </p>
  );
}

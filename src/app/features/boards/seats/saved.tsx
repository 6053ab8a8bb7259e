import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savedTime } from '#app/platform/offline/saved-time.ts';
import { soft } from './seat-panel.css.ts';

/** Says that the data was stored on this device, and when; `at` is in milliseconds since the epoch. Text: seats. */
export function Saved({ at }: { at: number }) {
  const { t, i18n } = useTranslation('seats');
  const [now] = useState(Date.now);
  return <p className={soft}>{t('saved', { time: savedTime(at, now, i18n.language) })}</p>;
}

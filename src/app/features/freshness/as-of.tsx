import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTimes } from '#app/platform/offline/answer-times.ts';
import { asOf } from './as-of.css.ts';
import { LIVE_MS } from '#app/platform/offline/patience.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { savedTime } from '#app/platform/offline/saved-time.ts';

/** A copy that the host confirms within this time is not spoken of; ms. */
const SAY_AFTER_MS = 600;
const MINUTE = 60_000;

/** The time from which an answer is, where the host is out of reach or it has not confirmed an older copy at once. */
export default function AsOf({ of }: { of: object }) {
  const { t, i18n } = useTranslation('freshness');
  const isOnline = useOnline();
  // An answer that came with the page's HTML is as old as the page.
  const at = answerTimes.get(of) ?? performance.timeOrigin;
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timers = [setTimeout(look, SAY_AFTER_MS), setInterval(look, MINUTE)];
    document.addEventListener('visibilitychange', look);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const isLive = isOnline && now - at < LIVE_MS;
  if (!now || isLive) return null;
  return <p className={asOf}>{t('asOf', { time: savedTime(at, now, i18n.language) })}</p>;
}

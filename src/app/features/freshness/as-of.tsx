import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTimes } from '#app/platform/offline/answer-times.ts';
import { asOf } from './as-of.css.ts';
import { LIVE_MS } from '#app/platform/offline/patience.ts';
import { pageAt } from '#app/platform/offline/page-copies.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { savedTime } from '#app/platform/offline/saved-time.ts';

/** Time within which the host can confirm a copy before its age is shown, ms. */
const SAY_AFTER_MS = 600;
const MINUTE = 60_000;
/** Time for which the age of a live answer is not shown on an open screen while the host can be reached, ms. */
const OPEN_MS = 15 * MINUTE;

/**
 * Shows the time of an answer if the host is unreachable or has not confirmed an older copy at once, and on a screen that has stayed open for long.
 * `prices` says that it is the time of prices.
 */
export default function AsOf({ of, prices = false }: { of: object; prices?: boolean }) {
  const { t, i18n } = useTranslation('freshness');
  const isOnline = useOnline();
  const at = answerTimes.get(of) ?? pageAt;
  const [{ first, now }, setLook] = useState({ first: 0, now: 0 });
  useEffect(() => {
    const look = () => setLook((before) => ({ first: before.first || Date.now(), now: Date.now() }));
    const timers = [setTimeout(look, SAY_AFTER_MS), setInterval(look, MINUTE)];
    document.addEventListener('visibilitychange', look);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const isLive = isOnline && first - at < LIVE_MS && now - at < OPEN_MS;
  if (!now || isLive) return null;
  return (
    <p className={asOf}>{t(prices ? 'pricesAsOf' : 'asOf', { time: savedTime(at, now, i18n.language) })}</p>
  );
}

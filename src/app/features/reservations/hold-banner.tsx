import { useTranslation } from 'react-i18next';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { hostNow, timeLeft } from './model.ts';
import { useNow } from './use-now.ts';
import * as css from './reservation.css.ts';

export interface HoldBannerProps {
  holdExpiresAt: string;
  serverNow: string;
  /** Device time at which `serverNow` was read, in milliseconds since the epoch. */
  readAt: number;
}

/** Counts down the hold on the host's clock. Text: mypage. */
export function HoldBanner({ holdExpiresAt, serverNow, readAt }: HoldBannerProps) {
  const { t, i18n } = useTranslation('mypage');
  const now = useNow();
  const left = timeLeft(holdExpiresAt, hostNow(serverNow, readAt, now));
  const two = (part: number) => String(part).padStart(2, '0');
  return (
    <div className={css.hold}>
      <div className={css.holdWords}>
        <p className={css.holdTitle}>
          {left.over
            ? t('hold.over')
            : t('hold.until', { moment: seoulMoment(holdExpiresAt, i18n.language) })}
        </p>
        <p className={css.soft}>{left.over ? t('hold.overText') : t('hold.text')}</p>
      </div>
      {!left.over && (
        <p className={css.holdLeft} role="timer" aria-label={t('hold.left', left)}>
          {left.hours}:{two(left.minutes)}:{two(left.seconds)}
        </p>
      )}
    </div>
  );
}

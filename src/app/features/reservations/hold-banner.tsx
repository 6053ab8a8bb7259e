import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { hostNow, timeLeft } from './model.ts';
import { useNow } from './use-now.ts';
import * as css from './reservation.css.ts';

export interface HoldBannerProps {
  reservation: Pick<Reservation, 'holdExpiresAt' | 'serverNow' | 'signed' | 'paid'>;
  /** Device time at which `serverNow` was read, in milliseconds since the epoch. */
  readAt: number;
}

/** Counts down the hold by the host's clock and says what is left to do; renders nothing without a hold. Text: mypage. */
export function HoldBanner({
  reservation: { holdExpiresAt, serverNow, signed, paid },
  readAt,
}: HoldBannerProps) {
  const { t, i18n } = useTranslation('mypage');
  const now = useNow();
  if (holdExpiresAt === null) return null;
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
        <p className={css.soft}>
          {t(left.over ? 'hold.overText' : paid ? 'hold.textSign' : signed ? 'hold.textPay' : 'hold.text')}
        </p>
      </div>
      {!left.over && (
        <p className={css.holdLeft} role="timer" aria-label={t('hold.left', left)}>
          {left.hours}:{two(left.minutes)}:{two(left.seconds)}
        </p>
      )}
    </div>
  );
}

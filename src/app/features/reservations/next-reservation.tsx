import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { leavesOn } from '#contract/rules/check-out/check-out.ts';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { dateRange, shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Photo } from '#app/ui/media/photo.tsx';
import { HoldBanner } from './hold-banner.tsx';
import { NotSavedNote } from './not-saved-note.tsx';
import { SavedNote } from './saved-note.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UnreadTickets } from './unread-tickets.tsx';
import * as css from './reservation.css.ts';

export interface NextReservationProps {
  reservation: Reservation;
  readAt: number;
  fromDevice: boolean;
  onDevice: boolean;
  /** Today in Seoul. */
  today: PlainDate;
  children: ReactNode;
}

export function NextReservation({
  reservation,
  readAt,
  fromDevice,
  onDevice,
  today,
  children,
}: NextReservationProps) {
  const { t, i18n } = useTranslation(['mypage', 'common']);
  const until = leavesOn(reservation);
  const countdown = useCountdown(reservation, today);
  return (
    <article className={css.next}>
      {reservation.photo && (
        <div className={css.nextPhoto}>
          <Photo
            photo={{ ...reservation.photo, alt: localText(reservation.photo.alt, i18n.language) }}
            sizes="(min-width: 1280px) 460px, (min-width: 960px) 36vw, 100vw"
            ratio="fill"
            priority
            className={css.filling}
          />
        </div>
      )}
      <div className={css.nextBody}>
        <div className={css.head}>
          <p className={css.countdown}>{countdown}</p>
          <h2 className={css.nextName}>{localText(reservation.listingName, i18n.language)}</h2>
          <p className={css.figures}>
            {dateRange(reservation.checkIn, until, i18n.language)} ·{' '}
            {t('common:nights', { count: daysBetween(reservation.checkIn, until) })} ·{' '}
            {t('common:guests', { count: reservation.guests })}
          </p>
          <StatusBadge reservation={reservation} />
          <UnreadTickets count={reservation.unreadTickets} />
          {fromDevice && <SavedNote readAt={readAt} />}
          {!onDevice && <NotSavedNote>{t('mypage:notCached')}</NotSavedNote>}
        </div>
        {reservation.status === 'requested' && <HoldBanner reservation={reservation} readAt={readAt} />}
        {children}
      </div>
    </article>
  );
}

/** Returns the days until check-in, or the nights until check-out. An extension has no arrival, because its occupants already live there. */
function useCountdown(reservation: Reservation, today: PlainDate): string {
  const { t, i18n } = useTranslation('mypage');
  const days = daysBetween(today, reservation.checkIn);
  if (days > 0)
    return reservation.extendsId
      ? t('next.goesOn', { date: shortDate(reservation.checkIn, i18n.language) })
      : t('next.days', { count: days });
  if (days === 0 && !reservation.extendsId) return t('next.today');
  const nightsLeft = daysBetween(today, leavesOn(reservation));
  return nightsLeft > 0
    ? t('next.staying', { count: nightsLeft })
    : t('next.leaving', { time: booking.checkOutTime });
}

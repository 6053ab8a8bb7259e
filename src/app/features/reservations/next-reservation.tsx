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
  stay: Reservation;
  readAt: number;
  fromDevice: boolean;
  /** True when the reservation is cached for offline use. */
  onDevice: boolean;
  /** Seoul's date. */
  today: PlainDate;
  /** Tasks, check-in information and the link to the whole reservation. */
  children: ReactNode;
}

/** Large card of the current or next reservation, with its confirmed extensions as one stay. Text: mypage, common. */
export function NextReservation({
  stay,
  readAt,
  fromDevice,
  onDevice,
  today,
  children,
}: NextReservationProps) {
  const { t, i18n } = useTranslation(['mypage', 'common']);
  const until = leavesOn(stay);
  const countdown = useCountdown(stay, today);
  return (
    <article className={css.next}>
      {stay.photo && (
        <div className={css.nextPhoto}>
          <Photo
            photo={{ ...stay.photo, alt: localText(stay.photo.alt, i18n.language) }}
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
          <h2 className={css.nextName}>{localText(stay.listingName, i18n.language)}</h2>
          <p className={css.figures}>
            {dateRange(stay.checkIn, until, i18n.language)} ·{' '}
            {t('common:nights', { count: daysBetween(stay.checkIn, until) })} ·{' '}
            {t('common:guests', { count: stay.guests })}
          </p>
          <StatusBadge stay={stay} />
          <UnreadTickets count={stay.unreadTickets} />
          {fromDevice && <SavedNote readAt={readAt} />}
          {!onDevice && <NotSavedNote>{t('mypage:notCached')}</NotSavedNote>}
        </div>
        {stay.status === 'requested' && <HoldBanner stay={stay} readAt={readAt} />}
        {children}
      </div>
    </article>
  );
}

/** The days until somebody moves in, or the nights until they leave. An extension has no arrival: its people live there already. */
function useCountdown(stay: Reservation, today: PlainDate): string {
  const { t, i18n } = useTranslation('mypage');
  const days = daysBetween(today, stay.checkIn);
  if (days > 0)
    return stay.extendsId
      ? t('next.goesOn', { date: shortDate(stay.checkIn, i18n.language) })
      : t('next.days', { count: days });
  if (days === 0 && !stay.extendsId) return t('next.today');
  const nightsLeft = daysBetween(today, leavesOn(stay));
  return nightsLeft > 0
    ? t('next.staying', { count: nightsLeft })
    : t('next.leaving', { time: booking.checkOutTime });
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { goesOn } from '#contract/rules/check-out/check-out.ts';
import { CalendarButton } from '#app/features/reservations/calendar-button.tsx';
import { isRunning, isWelcomed } from '#app/features/reservations/model.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import * as css from './mypage.css.ts';

export function ReservationActions({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('mypage');
  const { changeable, extendable, extendsId, extendedById } = reservation;
  const isFirm = isRunning(reservation);
  const isPaidUnsigned = reservation.status === 'requested' && reservation.paid && !reservation.signed;
  if (!isFirm && !changeable && !extendsId && !extendedById && !isPaidUnsigned) return null;
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <>
      {isPaidUnsigned && <p className={css.figures}>{t('change.afterSigning')}</p>}
      {extendable && <p className={css.figures}>{t('extend.offer')}</p>}
      {extendsId && <p className={css.figures}>{t('extend.of')}</p>}
      {extendedById && (
        <p className={css.figures}>{t(goesOn(reservation) ? 'extend.by' : 'extend.byHeld')}</p>
      )}
      <div className={css.actions}>
        {isFirm && <CalendarButton reservation={reservation} />}
        {isWelcomed(reservation) && (
          <Link to="/mypage/$id/welcome" params={{ id: reservation.id }} className={look}>
            {t('welcome')}
          </Link>
        )}
        {changeable && (
          <Link to="/mypage/$id/change" params={{ id: reservation.id }} className={look}>
            {t('change.action')}
          </Link>
        )}
        {extendable && (
          <Link to="/mypage/$id/extend" params={{ id: reservation.id }} className={look}>
            {t('extend.action')}
          </Link>
        )}
        {extendsId && (
          <Link to="/mypage/$id" params={{ id: extendsId }} className={look}>
            {t('extend.toFirst')}
          </Link>
        )}
        {extendedById && (
          <Link to="/mypage/$id" params={{ id: extendedById }} className={look}>
            {t('extend.toNext')}
          </Link>
        )}
      </div>
    </>
  );
}

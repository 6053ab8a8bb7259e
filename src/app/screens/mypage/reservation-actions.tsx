import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { goesOn } from '#contract/rules/check-out/check-out.ts';
import { CalendarButton } from '#app/features/reservations/calendar-button.tsx';
import { isRunning } from '#app/features/reservations/model.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import * as css from './mypage.css.ts';

/** Offers a calendar file, and links from a reservation to its change, its extension and its related reservations. Text: mypage. */
export function ReservationActions({ stay }: { stay: Reservation }) {
  const { t } = useTranslation('mypage');
  const { changeable, extendable, extendsId, extendedById } = stay;
  const isFirm = isRunning(stay);
  const isPaidUnsigned = stay.status === 'requested' && stay.paid && !stay.signed;
  if (!isFirm && !changeable && !extendsId && !extendedById && !isPaidUnsigned) return null;
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <>
      {isPaidUnsigned && <p className={css.figures}>{t('change.afterSigning')}</p>}
      {extendable && <p className={css.figures}>{t('extend.offer')}</p>}
      {extendsId && <p className={css.figures}>{t('extend.of')}</p>}
      {extendedById && <p className={css.figures}>{t(goesOn(stay) ? 'extend.by' : 'extend.byHeld')}</p>}
      <div className={css.actions}>
        {isFirm && <CalendarButton stay={stay} />}
        {changeable && (
          <Link to="/mypage/$id/change" params={{ id: stay.id }} className={look}>
            {t('change.action')}
          </Link>
        )}
        {extendable && (
          <Link to="/mypage/$id/extend" params={{ id: stay.id }} className={look}>
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

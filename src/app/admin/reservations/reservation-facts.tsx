import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { daysBetween } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { dateRange, longDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { facts, term } from '#app/admin/kit/detail/facts.css.ts';
import * as css from './detail.css.ts';

export function ReservationFacts({ reservation }: { reservation: AdminReservationDetail }) {
  const { t, i18n } = useTranslation(['admin-reservations', 'common']);
  const { houseId, listingName, area, extendsId, extendedById, change } = reservation;
  const { language } = i18n;
  const related = (id: string, label: string) => (
    <Link to="/admin/reservations/$id" params={{ id }}>
      {label}
    </Link>
  );
  return (
    <dl className={facts}>
      <Dates reservation={reservation} />
      <dt className={term}>{t('column.house')}</dt>
      <dd>
        <Link to="/detail" search={{ id: houseId }}>
          {localText(listingName, language)}
        </Link>
        <br />
        {localText(area, language)}
      </dd>
      {reservation.beddingSets > 0 && (
        <>
          <dt className={term}>{t('stay.bedding')}</dt>
          <dd>{t('sets', { count: reservation.beddingSets })}</dd>
        </>
      )}
      {change && (
        <>
          <dt className={term}>{t('stay.change')}</dt>
          <dd>
            {t(change.signed ? 'stay.changeSigned' : change.paid ? 'stay.changePaid' : 'stay.changeAsked', {
              dates: dateRange(change.checkIn, change.checkOut, language),
              total: chargedMoney(change.total, change.totalUsdCents).main,
              moment: seoulMoment(change.dueAt, language),
            })}
          </dd>
        </>
      )}
      {(extendsId ?? extendedById) && (
        <>
          <dt className={term}>{t('stay.related')}</dt>
          <dd className={css.links}>
            {extendsId && related(extendsId, t('stay.extends'))}
            {extendedById && related(extendedById, t('stay.extendedBy'))}
          </dd>
        </>
      )}
    </dl>
  );
}

function Dates({ reservation: { checkIn, checkOut, closed } }: { reservation: AdminReservationDetail }) {
  const { t, i18n } = useTranslation(['admin-reservations', 'common']);
  const { language } = i18n;
  return (
    <>
      <dt className={term}>{t('column.checkIn')}</dt>
      <dd>
        {longDate(checkIn, language)} {booking.checkInTime}
      </dd>
      <dt className={term}>{t('column.checkOut')}</dt>
      <dd>
        {longDate(checkOut, language)} {booking.checkOutTime}
      </dd>
      {closed?.endedOn && (
        <>
          <dt className={term}>{t('stay.left')}</dt>
          <dd>{longDate(closed.endedOn, language)}</dd>
        </>
      )}
      <dt className={term}>{t('stay.nights')}</dt>
      <dd>{t('common:nights', { count: daysBetween(checkIn, checkOut) })}</dd>
    </>
  );
}

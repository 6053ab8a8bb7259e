import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { dateRange, longDate, plainDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { StatusBadge } from '#app/admin/kit/detail/status-badge.tsx';
import { moneyDue } from '../timeline/model.ts';

export interface DetailHeadProps {
  reservation: AdminReservationDetail;
  payments: readonly ReservationInstalment[];
  title: RefObject<HTMLHeadingElement | null>;
  level: 'h1' | 'h2';
  isUpdating?: boolean;
}

export function DetailHead({
  reservation,
  payments,
  title,
  level: Heading,
  isUpdating = false,
}: DetailHeadProps) {
  const { t, i18n } = useTranslation(['admin-reservations', 'common']);
  const { language } = i18n;
  const { code, status, memberName, listingName, checkIn, checkOut, guests, closed } = reservation;
  return (
    <header className={css.head} aria-busy={isUpdating || undefined}>
      {isUpdating ? <Badge>{t('updating')}</Badge> : <StatusBadge status={status} />}
      <Heading ref={title} tabIndex={-1} className={css.title}>
        {memberName ?? t('deletedMember')}
      </Heading>
      <p className={css.soft}>
        {t('codeLine', { code })} · {localText(listingName, language)} ·{' '}
        {t('common:guests', { count: guests })}
      </p>
      <p className={css.dates}>
        {dateRange(checkIn, checkOut, language)} ·{' '}
        {t('common:nights', { count: daysBetween(checkIn, checkOut) })}
        {closed?.endedOn && ` · ${t('leftOn', { date: plainDate(closed.endedOn, language) })}`}
      </p>
      <DepositToReturn deposit={reservation.deposit} />
      <MoneyDue reservation={reservation} payments={payments} />
      <Situation reservation={reservation} />
    </header>
  );
}

/** The deposit to refund after a stay, with a mark if it is late. */
function DepositToReturn({ deposit }: Pick<AdminReservationDetail, 'deposit'>) {
  const { t, i18n } = useTranslation('admin-reservations');
  const [today] = useState(() => seoulDate(Date.now()));
  if (deposit?.state !== 'to_return' || deposit.returnsBy === null) return null;
  const { amount, returnsBy } = deposit;
  return (
    <p className={css.dates}>
      {t('money.deposit', { amount: won(amount), date: longDate(returnsBy, i18n.language) })}{' '}
      {returnsBy < today && <Badge tone="warning">{t('money.depositLate')}</Badge>}
    </p>
  );
}

function MoneyDue({ reservation, payments }: Pick<DetailHeadProps, 'reservation' | 'payments'>) {
  const { t, i18n } = useTranslation('admin-reservations');
  if (reservation.closed) return null;
  const due = moneyDue(reservation, payments);
  if (!due) return <p className={css.dates}>{t('money.paid')}</p>;
  const { amount, dueOn } = due.next;
  return (
    <p className={css.dates}>
      {t('money.due', { amount: won(amount), date: longDate(dueOn, i18n.language) })}{' '}
      {due.isOverdue && <Badge tone="warning">{t('payment.status.overdue')}</Badge>}
    </p>
  );
}

/** The hold, that it is parked, or how it was closed. */
function Situation({ reservation }: Pick<DetailHeadProps, 'reservation'>) {
  const { t, i18n } = useTranslation('admin-reservations');
  const { status, holdExpiresAt, closed, parked } = reservation;
  return (
    <>
      {status === 'requested' && (
        <p className={css.soft}>
          {holdExpiresAt
            ? t('heldUntil', { moment: seoulMoment(holdExpiresAt, i18n.language) })
            : t('heldByTransfer')}
        </p>
      )}
      {parked && <p className={css.soft}>{t(parked.hasRoom ? 'parked.hasRoom' : 'parked.noRoom')}</p>}
      {closed && (
        <p className={css.soft}>
          {t('closedLine', {
            moment: seoulMoment(closed.at, i18n.language),
            reason: t(`reason.${closed.reason}`),
          })}
        </p>
      )}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { won } from '#contract/rules/format-money.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { VersionTable, type Row } from './both-versions.tsx';
import * as css from './conflict.css.ts';
import type { SeenState } from './use-seen-state.ts';

function useFacts() {
  const { t, i18n } = useTranslation(['admin-actions', 'admin-reservations']);
  const { language } = i18n;
  const day = (date: string) => plainDate(date, language);
  return (reservation: AdminReservationDetail): Row[] => {
    const { occupants, payments, refunds, depositSettled, holdExpiresAt, parked, status } = reservation;
    const isPaid = ({ status: state }: { status: string }) => state !== 'due' && state !== 'overdue';
    return [
      [t('changed.status'), t(`admin-reservations:status.${status}`)],
      [t('changed.house'), localText(reservation.listingName, language)],
      [t('changed.dates'), `${day(reservation.checkIn)} – ${day(reservation.checkOut)}`],
      [t('changed.total'), won(reservation.total)],
      [t('changed.paid'), `${payments.filter(isPaid).length}/${payments.length}`],
      [t('changed.returned'), won(refunds.reduce((sum, { amount }) => sum + amount, 0))],
      [t('changed.deposit'), t(depositSettled ? 'changed.yes' : 'changed.no')],
      [t('changed.hold'), holdExpiresAt ? seoulMoment(holdExpiresAt, language) : t('changed.no')],
      [t('changed.parked'), t(parked ? 'changed.yes' : 'changed.no')],
      [
        t('changed.people'),
        occupants.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
      ],
    ];
  };
}

export function StateChanged({ state: { before, seen } }: { state: SeenState }) {
  const { t } = useTranslation('admin-actions');
  const facts = useFacts();
  const box = useRef<HTMLElement>(null);
  const version = before && seen.version;
  useEffect(() => {
    if (version) box.current?.focus();
  }, [version]);
  if (!before) return null;
  const now = new Map(facts(seen));
  const changed = facts(before).filter(([name, value]) => now.get(name) !== value);
  return (
    <section ref={box} role="alert" tabIndex={-1} className={css.box}>
      <h3 className={css.title}>{t('changed.title')}</h3>
      <p>{t('changed.text')}</p>
      {changed.length > 0 && (
        <VersionTable
          heads={[t('changed.what'), t('changed.before'), t('changed.now')]}
          rows={changed.map(([name, value]) => ({ name, values: [value, now.get(name) ?? ''] }))}
        />
      )}
    </section>
  );
}

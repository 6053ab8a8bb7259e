import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationSummary } from '#contract/reservations/reservations.ts';
import { won } from '#contract/rules/format-money.ts';
import { lists, type ReservationList } from '#contract/rules/reservation-status.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Tabs } from '#app/ui/controls/tabs.tsx';
import { StatusBadge } from '#app/admin/kit/detail/status-badge.tsx';
import type { UserReservations as Lists } from './queries.ts';
import * as css from './users.css.ts';

export interface UserReservationsProps {
  reservations: Lists;
  link: (id: string, name: string) => ReactNode;
}

/** Shows the four reservation lists of a member and opens the first that is not empty. Text: admin-reservations, admin-users. */
export function UserReservations({ reservations, link }: UserReservationsProps) {
  const { t } = useTranslation(['admin-users', 'admin-reservations']);
  const [list, setList] = useState<ReservationList>(
    () => lists.find((each) => reservations[each].length > 0) ?? 'upcoming',
  );
  const rows = reservations[list];
  return (
    <Tabs
      label={t('admin-reservations:lists.label')}
      tabs={lists.map((value) => ({
        value,
        label: t(`admin-reservations:lists.${value}`),
        count: reservations[value].length,
      }))}
      value={list}
      onChange={setList}
    >
      {rows.length === 0 ? (
        <p className={css.soft}>{t('noReservations')}</p>
      ) : (
        <ul className={css.rows}>
          {rows.map((row) => (
            <Row key={row.id} row={row} link={link} />
          ))}
        </ul>
      )}
    </Tabs>
  );
}

function Row({ row, link }: { row: ReservationSummary } & Pick<UserReservationsProps, 'link'>) {
  const { i18n } = useTranslation();
  return (
    <li className={css.row}>
      <span>
        {link(row.id, localText(row.listingName, i18n.language))}
        <br />
        <span className={css.soft}>
          {row.code} · {dateRange(row.checkIn, row.checkOut, i18n.language)} · {won(row.total)}
        </span>
      </span>
      <StatusBadge status={row.status} />
    </li>
  );
}

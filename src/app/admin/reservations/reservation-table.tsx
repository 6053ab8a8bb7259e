import { CircleDollarSign, PenLine, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import type { ReservationOrder } from '#contract/admin/vocabulary.ts';
import { daysBetween } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import type { Column } from '#app/ui/data/table.tsx';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import type { ReservationSearch } from './search-params.ts';
import { StatusBadge } from '#app/admin/kit/detail/status-badge.tsx';
import * as css from './reservation-table.css.ts';

export interface ReservationTableProps extends ListProps<AdminReservation> {
  search: Pick<ReservationSearch, 'sort' | 'descending'>;
  onSort: (order: Pick<ReservationSearch, 'sort' | 'descending'>) => void;
}

export function ReservationTable({ rows, search, onSort, link, empty }: ReservationTableProps) {
  const { t } = useTranslation('admin-reservations');
  const sorted = search.sort ?? 'check-in';
  const sort = (order: ReservationOrder): Sort => ({
    direction: sorted !== order ? undefined : search.descending ? 'descending' : 'ascending',
    onSort: () =>
      onSort({
        sort: order === 'check-in' ? undefined : order,
        descending: sorted === order && !search.descending ? true : undefined,
      }),
  });
  const columns = useColumns(link, sort);
  return (
    <ListTable
      name="reservations"
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

type Sort = NonNullable<Column<AdminReservation>['sort']>;

function useColumns(
  link: ReservationTableProps['link'],
  sort: (order: ReservationOrder) => Sort,
): Column<AdminReservation>[] {
  const { t, i18n } = useTranslation(['admin-reservations', 'common']);
  const { language } = i18n;
  return [
    {
      key: 'who',
      head: t('column.who'),
      cell: (row) => (
        <span className={css.pair}>
          {link(row, row.memberName ?? t('deletedMember'))}
          <span className={css.soft}>{row.code}</span>
        </span>
      ),
    },
    { key: 'status', head: t('column.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'house',
      head: t('column.house'),
      cell: (row) => (
        <span className={css.pair}>
          <span>{localText(row.listingName, language)}</span>
          <span className={css.soft}>{t(`common:location.${row.location}`)}</span>
        </span>
      ),
    },
    {
      key: 'checkIn',
      head: t('column.checkIn'),
      sort: sort('check-in'),
      cell: ({ checkIn }) => <span className={css.figures}>{plainDate(checkIn, language)}</span>,
    },
    {
      key: 'checkOut',
      head: t('column.checkOut'),
      sort: sort('check-out'),
      cell: ({ checkIn, checkOut }) => (
        <span className={css.pair}>
          <span className={css.figures}>{plainDate(checkOut, language)}</span>
          <span className={css.soft}>{t('common:nights', { count: daysBetween(checkIn, checkOut) })}</span>
        </span>
      ),
    },
    { key: 'missing', head: t('column.missing'), cell: (row) => <Missing row={row} /> },
    { key: 'guests', head: t('column.guests'), numeric: true, cell: ({ guests }) => guests },
    {
      key: 'total',
      head: t('column.total'),
      numeric: true,
      sort: sort('total'),
      cell: ({ total }) => won(total),
    },
  ];
}

function Missing({ row: { status, contractOpen, depositOpen, paid } }: { row: AdminReservation }) {
  const { t } = useTranslation('admin-reservations');
  const unpaid = status === 'requested' && !paid;
  if (!contractOpen && !unpaid && !depositOpen)
    return <span className={css.soft}>{t('missing.nothing')}</span>;
  return (
    <span className={css.badges}>
      {contractOpen && (
        <Badge tone="outline">
          <PenLine size={14} />
          {t('missing.unsigned')}
        </Badge>
      )}
      {unpaid && (
        <Badge tone="outline">
          <CircleDollarSign size={14} />
          {t('missing.unpaid')}
        </Badge>
      )}
      {depositOpen && (
        <Badge tone="outline">
          <Undo2 size={14} />
          {t('missing.deposit')}
        </Badge>
      )}
    </span>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TakenDates } from '#contract/admin/calendars/calendars.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { plainDate, shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Table, type Column } from '#app/ui/data/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { HolidayList } from './holidays/holiday-list.tsx';
import { barsInView } from './model.ts';
import type { Bar, HouseRow, Line, Stretch } from './rows.ts';
import { takenInView } from './taken.ts';

type Row = { row: HouseRow; bar: Bar };
type WeekTableProps = { lines: Line[]; stretch: Stretch; from: PlainDate; weeks: number };

export function WeekTable({ lines, stretch, from, weeks }: WeekTableProps) {
  const { t, i18n } = useTranslation(['admin-week', 'common']);
  const rows = lines.flatMap((line): Row[] =>
    line.kind === 'house' ? barsInView(line.row, from, weeks).map((bar) => ({ row: line.row, bar })) : [],
  );
  const last = addDays(stretch.start, 7 * stretch.weeks - 1);
  const after = ({ freeAfter, leaves }: Bar) => {
    // Days after those that were loaded are not known.
    if (freeAfter === null) return leaves < last ? t('open', { date: shortDate(last, i18n.language) }) : '–';
    return freeAfter === 0 ? t('turnover') : t('free', { count: freeAfter });
  };
  const columns: Column<Row>[] = [
    { key: 'house', head: t('house'), cell: ({ row }) => localText(row.name, i18n.language) },
    { key: 'location', head: t('location'), cell: ({ row }) => t(`common:location.${row.location}`) },
    {
      key: 'member',
      head: t('member'),
      interactive: true,
      cell: ({ bar: { reservation } }) => (
        <Link to="/admin/reservations/$id" params={{ id: reservation.id }}>
          {reservation.memberName ?? t('noMember')}
        </Link>
      ),
    },
    { key: 'status', head: t('statusLabel'), cell: ({ bar }) => <State of={bar.reservation} /> },
    {
      key: 'checkIn',
      head: t('checkIn'),
      numeric: true,
      cell: ({ bar }) => plainDate(bar.reservation.checkIn, i18n.language),
    },
    {
      key: 'checkOut',
      head: t('checkOut'),
      numeric: true,
      cell: ({ bar }) => plainDate(bar.leaves, i18n.language),
    },
    {
      key: 'nights',
      head: t('length'),
      numeric: true,
      cell: ({ bar }) => t('common:nights', { count: bar.nights }),
    },
    { key: 'after', head: t('after'), cell: ({ bar }) => after(bar) },
  ];
  return (
    <>
      <HolidayList from={from} weeks={weeks} />
      <TakenTable lines={lines} from={from} weeks={weeks} />
      <Table
        caption={t('houses')}
        columns={columns}
        rows={rows}
        rowKey={({ bar }) => bar.reservation.id}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
    </>
  );
}

function State({ of: { status, contractOpen } }: { of: Bar['reservation'] }) {
  const { t } = useTranslation('admin-week');
  return [t(`status.${status}`), contractOpen && t('unsigned')].filter(Boolean).join(' · ');
}

function TakenTable({ lines, from, weeks }: Omit<WeekTableProps, 'stretch'>) {
  const { t, i18n } = useTranslation('admin-week');
  const until = addDays(from, 7 * weeks);
  type Taken = { row: HouseRow; dates: TakenDates };
  const rows = lines.flatMap((line): Taken[] =>
    line.kind === 'house'
      ? takenInView(line.row.taken, from, until).map(({ dates }) => ({ row: line.row, dates }))
      : [],
  );
  if (rows.length === 0) return null;
  const columns: Column<Taken>[] = [
    { key: 'house', head: t('house'), cell: ({ row }) => localText(row.name, i18n.language) },
    {
      key: 'kind',
      head: t('taken.label'),
      cell: ({ dates }) => dates.calendar ?? t(`taken.${dates.reason ?? 'other'}`),
    },
    {
      key: 'note',
      head: t('taken.note'),
      cell: ({ dates }) => (dates.inConflict ? t('taken.conflict') : dates.note),
    },
    {
      key: 'from',
      head: t('taken.from'),
      numeric: true,
      cell: ({ dates }) => plainDate(dates.from, i18n.language),
    },
    {
      key: 'to',
      head: t('taken.to'),
      numeric: true,
      cell: ({ dates }) => plainDate(dates.to, i18n.language),
    },
  ];
  return (
    <Table caption={t('taken.caption')} columns={columns} rows={rows} rowKey={({ dates }) => dates.id} />
  );
}

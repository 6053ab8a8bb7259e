import { useTranslation } from 'react-i18next';
import type { TicketSummary } from '#contract/admin/tickets/tickets.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Table } from '#app/ui/data/table.tsx';
import type { ListProps } from '#app/admin/kit/list/list-table.tsx';
import { day, excerpt, soft, who } from '#app/admin/kit/list/list-cells.css.ts';
import { TicketBadge } from './ticket-badge.tsx';

export function TicketTable({ rows, link, empty }: ListProps<TicketSummary>) {
  const { t, i18n } = useTranslation('admin-tickets');
  return (
    <Table
      caption={t('title')}
      columns={[
        {
          key: 'what',
          head: t('column.what'),
          cell: (row) => (
            <span className={who}>
              {link(row, `${t(`kind.${row.kind}`)} · ${row.code}`)}
              <span className={excerpt}>{row.excerpt}</span>
            </span>
          ),
        },
        {
          key: 'where',
          head: t('column.where'),
          cell: (row) => (
            <span className={who}>
              {localText(row.listingName, i18n.language)}
              <span className={soft}>{row.memberName ?? t('deletedMember')}</span>
            </span>
          ),
        },
        { key: 'state', head: t('column.state'), cell: (row) => <TicketBadge ticket={row} /> },
        {
          key: 'due',
          head: t('column.due'),
          cell: ({ dueAt, isAnswered }) => (
            <span className={who}>
              <span className={day}>{dueAt ? seoulMoment(dueAt, i18n.language) : '–'}</span>
              {dueAt && <span className={soft}>{t(isAnswered ? 'answered' : 'waitsForUs')}</span>}
            </span>
          ),
        },
        {
          key: 'assignee',
          head: t('column.assignee'),
          cell: ({ assignee }) => assignee?.name ?? <span className={soft}>{t('nobody')}</span>,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

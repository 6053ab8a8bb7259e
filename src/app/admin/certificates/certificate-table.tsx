import { CircleCheck, CircleX, Clock, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminCertificate } from '#contract/admin/certificates/certificates.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { StateBadge } from '#app/admin/kit/list/state-badge.tsx';
import { Table } from '#app/ui/data/table.tsx';
import type { ListProps } from '#app/admin/kit/list/list-table.tsx';
import { badges, day, soft, who } from '#app/admin/kit/list/list-cells.css.ts';

const looks = {
  valid: { tone: 'success', Icon: CircleCheck },
  ended: { tone: 'neutral', Icon: Clock },
  replaced: { tone: 'warning', Icon: RefreshCw },
  withdrawn: { tone: 'danger', Icon: CircleX },
} as const;

export function CertificateTable({ rows, link, empty }: ListProps<AdminCertificate>) {
  const { t, i18n } = useTranslation('admin-certificates');
  return (
    <Table
      caption={t('title')}
      columns={[
        {
          key: 'name',
          head: t('column.name'),
          cell: (row) => (
            <span className={who}>
              {link(row, row.name ?? t('deletedPerson'))}
              <span className={soft}>{row.code}</span>
            </span>
          ),
        },
        {
          key: 'where',
          head: t('column.where'),
          cell: (row) => (
            <span className={who}>
              {localText(row.listingName, i18n.language)}
              <span className={soft}>{row.reservationCode}</span>
            </span>
          ),
        },
        {
          key: 'period',
          head: t('column.period'),
          cell: ({ from, to }) => <span className={day}>{dateRange(from, to, i18n.language)}</span>,
        },
        {
          key: 'issued',
          head: t('column.issued'),
          cell: ({ issuedAt }) => <span className={day}>{dayOf(issuedAt, i18n.language)}</span>,
        },
        { key: 'state', head: t('column.state'), cell: (row) => <State certificate={row} /> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

/** The state of a certificate in words and with a shape, and since when it is no longer valid. */
function State({ certificate: { state, since } }: { certificate: AdminCertificate }) {
  const { t, i18n } = useTranslation('admin-certificates');
  return (
    <span className={who}>
      <span className={badges}>
        <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>
      </span>
      {since && <span className={soft}>{t('since', { date: dayOf(since, i18n.language) })}</span>}
    </span>
  );
}

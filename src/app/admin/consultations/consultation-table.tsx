import { CircleCheck, CircleDot, PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#contract/admin/consultations.ts';
import type { ConsultationState } from '#contract/admin/vocabulary.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { StateBadge } from '#app/admin/kit/list/state-badge.tsx';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import { badges, day, excerpt, soft, who } from '#app/admin/kit/list/list-cells.css.ts';

export function ConsultationTable({ rows, link, empty }: ListProps<Consultation>) {
  const { t, i18n } = useTranslation('admin-consultations');
  return (
    <ListTable
      name="consultations"
      caption={t('title')}
      columns={[
        {
          key: 'who',
          head: t('column.who'),
          cell: (row) => (
            <span className={who}>
              {link(row, row.name)}
              <span className={soft}>{[row.phone, row.email].filter(Boolean).join(' · ')}</span>
            </span>
          ),
        },
        {
          key: 'building',
          head: t('column.building'),
          cell: ({ district, rooms }) => (
            <span className={who}>
              {district}
              <span className={soft}>{t('rooms', { count: rooms })}</span>
            </span>
          ),
        },
        {
          key: 'message',
          head: t('column.message'),
          cell: ({ message }) => <span className={excerpt}>{message}</span>,
        },
        { key: 'state', head: t('column.state'), cell: ({ state }) => <ConsultationBadge state={state} /> },
        {
          key: 'received',
          head: t('column.received'),
          cell: ({ receivedAt }) => <span className={day}>{dayOf(receivedAt, i18n.language)}</span>,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

const looks = {
  open: { tone: 'warning', Icon: CircleDot },
  contacted: { tone: 'neutral', Icon: PhoneCall },
  closed: { tone: 'success', Icon: CircleCheck },
} as const;

export function ConsultationBadge({ state }: { state: ConsultationState }) {
  const { t } = useTranslation('admin-consultations');
  return (
    <span className={badges}>
      <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>
    </span>
  );
}

import { CircleCheck, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminNeighbourhood } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { badges, soft, who } from '#app/admin/kit/list/list-cells.css.ts';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import { StateBadge } from '#app/admin/kit/list/state-badge.tsx';
import { countTexts } from './model.ts';

export function NeighbourhoodTable({ rows, link }: Omit<ListProps<AdminNeighbourhood>, 'empty'>) {
  const { t, i18n } = useTranslation(['admin-neighbourhoods', 'common']);
  return (
    <ListTable
      name="neighbourhoods"
      caption={t('title')}
      columns={[
        {
          key: 'name',
          head: t('column.name'),
          cell: (row) => link(row, t(`common:location.${row.location}`)),
        },
        {
          key: 'state',
          head: t('column.state'),
          cell: ({ content }) => <PublishedBadge published={content.published} />,
        },
        { key: 'written', head: t('column.written'), cell: (row) => <Written row={row} /> },
        {
          key: 'changed',
          head: t('column.changed'),
          cell: ({ changedAt }) => (changedAt ? dayOf(changedAt, i18n.language) : t('never')),
        },
      ]}
      rows={rows}
      rowKey={({ location }) => location}
      linked
      empty={null}
    />
  );
}

function Written({ row }: { row: AdminNeighbourhood }) {
  const { t } = useTranslation('admin-neighbourhoods');
  const { written, most, untranslated } = countTexts(row);
  return (
    <span className={who}>
      {t('written', { count: written, most })}
      {untranslated > 0 && <span className={soft}>{t('untranslated', { count: untranslated })}</span>}
    </span>
  );
}

const looks = {
  published: { tone: 'success', Icon: CircleCheck },
  hidden: { tone: 'neutral', Icon: EyeOff },
} as const;

export function PublishedBadge({ published }: { published: boolean }) {
  const { t } = useTranslation('admin-neighbourhoods');
  const state = published ? 'published' : 'hidden';
  return (
    <span className={badges}>
      <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>
    </span>
  );
}

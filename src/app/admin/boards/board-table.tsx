import { CalendarClock, FileText, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminBoardCard } from '#contract/admin/boards.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import { isPublicNow, titleOf } from './draft.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

export function BoardTable({ rows, link, empty }: ListProps<AdminBoardCard>) {
  const { t, i18n } = useTranslation('admin-community');
  return (
    <ListTable
      name="boards"
      caption={t('title')}
      columns={[
        {
          key: 'title',
          head: t('column.title'),
          cell: (row) => (
            <span className={css.name}>
              {link(row, titleOf(row, i18n.language) ?? t('untitled'))}
              <span className={css.soft}>
                {t(`type.${row.title.ko ? row.boardType : (row.draft ?? row).boardType}`)}
              </span>
            </span>
          ),
        },
        { key: 'state', head: t('column.state'), cell: (row) => <BoardBadges board={row} /> },
        {
          key: 'published',
          head: t('column.published'),
          cell: ({ publishedAt }) => (publishedAt ? seoulMoment(publishedAt, i18n.language) : '–'),
        },
        {
          key: 'saved',
          head: t('column.saved'),
          cell: ({ updatedAt, updatedBy, draft }) => {
            const [at, name] = draft ? [draft.savedAt, draft.savedBy] : [updatedAt, updatedBy];
            return (
              <span className={css.soft}>
                {at ? t('savedBy', { name, moment: seoulMoment(at, i18n.language) }) : '–'}
              </span>
            );
          },
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

type Stated = Pick<AdminBoardCard, 'main' | 'publishedAt' | 'title' | 'draft'>;

export function BoardBadges({ board: { main, publishedAt, title, draft } }: { board: Stated }) {
  const { t } = useTranslation('admin-community');
  return (
    <span className={css.badges}>
      {publishedAt === null ? (
        <Badge>
          <FileText size={14} />
          {t('state.draft')}
        </Badge>
      ) : isPublicNow(publishedAt) ? (
        <Badge tone="success">{t('state.published')}</Badge>
      ) : (
        <Badge tone="warning">
          <CalendarClock size={14} />
          {t('state.scheduled')}
        </Badge>
      )}
      {main && (
        <Badge>
          <Star size={14} />
          {t('state.main')}
        </Badge>
      )}
      {draft && publishedAt !== null && (
        <Badge>
          <FileText size={14} />
          {t('state.edited')}
        </Badge>
      )}
      {title.ko !== '' && title.en === '' && <Badge tone="warning">{t('noEnglish')}</Badge>}
    </span>
  );
}

import { EyeOff, Lock, MessageSquareReply, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/admin/reviews.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { Rating } from '#app/ui/data/rating.tsx';
import { ListTable, type ListProps } from '#app/admin/kit/list/list-table.tsx';
import * as css from '#app/admin/kit/list/list-cells.css.ts';

/** Mean of the four ratings, from 1 to 5. */
const meanOf = ({ ratings }: AdminReview) =>
  (ratings.facilities + ratings.communication + ratings.community + ratings.location) / 4;

export function ReviewTable({ rows, link, empty }: ListProps<AdminReview>) {
  const { t, i18n } = useTranslation(['admin-reviews', 'common']);
  return (
    <ListTable
      name="reviews"
      caption={t('title')}
      columns={[
        {
          key: 'who',
          head: t('column.who'),
          cell: (row) => (
            <span className={css.who}>
              {link(row, row.author)}
              <span className={css.soft}>{localText(row.houseName, i18n.language)}</span>
            </span>
          ),
        },
        {
          key: 'rating',
          head: t('column.rating'),
          cell: (row) => (
            <Rating value={meanOf(row)} label={t('common:ratingOf', { value: meanOf(row).toFixed(1) })} />
          ),
        },
        {
          key: 'comment',
          head: t('column.comment'),
          cell: ({ comment }) => <span className={css.excerpt}>{comment}</span>,
        },
        { key: 'state', head: t('column.state'), cell: (row) => <ReviewBadges review={row} /> },
        {
          key: 'written',
          head: t('column.written'),
          cell: ({ createdAt }) => <span className={css.day}>{dayOf(createdAt, i18n.language)}</span>,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      linked
      empty={empty}
    />
  );
}

export function ReviewBadges({ review }: { review: AdminReview }) {
  const { t } = useTranslation('admin-reviews');
  return (
    <span className={css.badges}>
      {review.published ? (
        <span className={css.soft}>{t('state.published')}</span>
      ) : (
        <Badge tone="warning">
          <EyeOff size={14} />
          {t('state.hidden')}
        </Badge>
      )}
      {review.privateComment !== '' && (
        <Badge>
          <Lock size={14} />
          {t('state.private_comment')}
        </Badge>
      )}
      {review.originalComment !== null && (
        <Badge>
          <PenLine size={14} />
          {t('state.edited')}
        </Badge>
      )}
      {review.answer && (
        <Badge tone="success">
          <MessageSquareReply size={14} />
          {t('state.answered')}
        </Badge>
      )}
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import type { AdminTicket } from '#contract/admin/tickets/tickets.ts';
import type { StoredPicture } from '#contract/files.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { cx } from '#app/ui/theme/cx.ts';
import { PictureList } from '#app/admin/kit/pictures/picture-list.tsx';
import * as css from './tickets.css.ts';

export function TicketThread({ ticket }: { ticket: AdminTicket }) {
  const { t } = useTranslation('admin-tickets');
  const member = ticket.memberName ?? t('deletedMember');
  return (
    <ol className={css.thread}>
      <Entry author={member} at={ticket.openedAt} text={ticket.text} photos={ticket.photos} />
      {ticket.replies.map(({ id, author, authorName, writtenAt, text, photos }) => (
        <Entry
          key={id}
          isOurs={author === 'operator'}
          author={author === 'operator' ? (authorName ?? t('operator')) : member}
          at={writtenAt}
          text={text}
          photos={photos}
        />
      ))}
    </ol>
  );
}

interface EntryProps {
  isOurs?: boolean;
  author: string;
  at: string;
  text: string;
  photos: readonly StoredPicture[];
}

function Entry({ isOurs = false, author, at, text, photos }: EntryProps) {
  const { t, i18n } = useTranslation('admin-tickets');
  return (
    <li className={cx(css.entry, isOurs && css.ours)}>
      <p className={css.author}>
        <strong>{author}</strong> <time dateTime={at}>{seoulMoment(at, i18n.language)}</time>
      </p>
      <p className={css.words}>{text}</p>
      <PictureList label={t('photos')} pictures={photos} />
    </li>
  );
}

import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { Ticket } from '#contract/reservations/tickets.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { cx } from '#app/ui/theme/cx.ts';
import { Unsent } from './unsent.tsx';
import type { Outgoing, SenderState } from './sender.ts';
import * as css from './tickets.css.ts';

interface ThreadProps {
  ticket: Ticket;
  outgoing: readonly Outgoing[];
  sending: SenderState['sending'];
}

export function Thread({ ticket, outgoing, sending }: ThreadProps) {
  return (
    <ol className={css.thread}>
      <Entry isOwn text={ticket.text} photos={ticket.photos} at={ticket.openedAt} />
      {ticket.replies.map(({ id, author, text, photos, writtenAt }) => (
        <Entry key={id} isOwn={author === 'member'} text={text} photos={photos} at={writtenAt} />
      ))}
      {outgoing.map((entry) => (
        <li key={entry.id}>
          <Unsent entry={entry} sending={sending?.id === entry.id ? sending : null} />
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  isOwn: boolean;
  text: string;
  photos: readonly StoredPicture[];
  at: string;
}

function Entry({ isOwn, text, photos, at }: EntryProps) {
  const { t, i18n } = useTranslation('tickets');
  return (
    <li className={cx(css.entry, isOwn && css.own)}>
      <p className={css.author}>
        <strong>{isOwn ? t('thread.you') : localText(brandCore.name, i18n.language)}</strong>{' '}
        <time dateTime={at}>{seoulMoment(at, i18n.language)}</time>
      </p>
      <p className={css.words}>{text}</p>
      {photos.length > 0 && (
        <ul className={css.photos} aria-label={t('photos.label')}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={css.photo}>
              <SentPhoto photo={photo} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Picture that opens large. Its address expires, and a copy without a network has no address that opens. */
function SentPhoto({ photo, number }: { photo: StoredPicture; number: number }) {
  const { t } = useTranslation('tickets');
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === photo.thumbnailUrl)
    return (
      <span className={css.pending} role="img" aria-label={t('photos.withNetwork', { number })}>
        <ImageOff size={24} />
      </span>
    );
  return (
    <a href={photo.url} target="_blank" rel="noreferrer" className={css.image}>
      <img
        src={photo.thumbnailUrl}
        alt={t('photos.sent', { number })}
        className={css.image}
        onError={() => setFailed(photo.thumbnailUrl)}
      />
    </a>
  );
}

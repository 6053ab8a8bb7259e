import { CloudUpload } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { discard, sendAgain, sendAll, type Outgoing, type SenderState } from './sender.ts';
import * as css from './tickets.css.ts';

export function Unsent({ entry, sending }: { entry: Outgoing; sending: SenderState['sending'] }) {
  const { t } = useTranslation('tickets');
  const online = useOnline();
  const { problem, isStored } = entry;
  return (
    <div className={css.unsent}>
      <p className={css.author}>
        <strong>{t('thread.you')}</strong>
      </p>
      <p className={css.words}>{entry.text}</p>
      <OwnPhotos entry={entry} />
      {problem ? (
        <FieldError>{problem.message ?? t('unsent.refused')}</FieldError>
      ) : (
        <p className={css.waiting} role="status">
          <CloudUpload size={18} />
          <span>
            {sending
              ? sending.photo > 0
                ? t('unsent.photo', { number: sending.photo, count: entry.photos.length })
                : t('unsent.sending')
              : t(online ? 'unsent.waiting' : 'unsent.offline')}
          </span>
        </p>
      )}
      {sending && sending.photo > 0 && (
        <progress className={css.bar} value={sending.share} max={1} aria-label={t('unsent.progress')} />
      )}
      {!isStored && <p className={css.soft}>{t('unsent.noRoom')}</p>}
      {!sending && (
        <div className={css.actions}>
          {online && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => void (problem ? sendAgain(entry) : sendAll())}
            >
              {t('unsent.again')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => void discard(entry.id)}>
            {t('unsent.discard')}
          </Button>
        </div>
      )}
    </div>
  );
}

function OwnPhotos({ entry: { photos } }: { entry: Outgoing }) {
  const { t } = useTranslation('tickets');
  const addresses = useMemo(
    () => photos.map(({ bytes, type }) => URL.createObjectURL(new Blob([bytes], { type }))),
    [photos],
  );
  if (addresses.length === 0) return null;
  return (
    <ul className={css.photos} aria-label={t('photos.label')}>
      {addresses.map((address, index) => (
        <li key={address} className={css.photo}>
          <img
            src={address}
            alt={t('photos.own', { number: index + 1 })}
            className={css.image}
            onLoad={() => URL.revokeObjectURL(address)}
          />
        </li>
      ))}
    </ul>
  );
}

import { RotateCcw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import type { PendingPicture } from './use-uploads.ts';
import * as css from './picture-upload.css.ts';

export interface PendingItemProps {
  picture: PendingPicture;
  onRetry: () => void;
  onRemove: () => void;
}

export function PendingItem({
  picture: { file, preview, progress, problem },
  onRetry,
  onRemove,
}: PendingItemProps) {
  const { t } = useTranslation('admin-files');
  const words = useId();
  const percent = Math.round((progress ?? 0) * 100);
  const [unseen, setUnseen] = useState(false);
  return (
    <li className={css.item} data-failed={problem ? true : undefined}>
      {!unseen && (
        <img className={css.coming} src={preview} alt={file.name} onError={() => setUnseen(true)} />
      )}
      <div className={css.cover}>
        {problem ? (
          <>
            <p id={words} role="alert" className={css.words}>
              {problem.message ?? t(problem.code === 'offline' ? 'offline' : 'failed')}
            </p>
            <div className={css.ways}>
              <Button variant="secondary" size="small" aria-describedby={words} onClick={onRetry}>
                <RotateCcw size={16} />
                {t('retry')}
              </Button>
              <Button variant="quiet" size="small" aria-describedby={words} onClick={onRemove}>
                {t('giveUp')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <progress
              className={css.progress}
              aria-label={t('sending', { name: file.name })}
              max={100}
              value={progress === null ? undefined : percent}
            />
            <p className={css.words}>{progress === null ? t('waiting') : t('percent', { percent })}</p>
          </>
        )}
      </div>
      {!problem && (
        <IconButton label={t('giveUpOf', { name: file.name })} className={css.corner} onClick={onRemove}>
          <X size={18} />
        </IconButton>
      )}
    </li>
  );
}

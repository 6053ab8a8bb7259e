import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { pictures as limits } from '#contract/pictures.ts';
import type { Result } from '#app/platform/api/result.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { useUndo } from '../form/use-undo.ts';
import { warn } from '../load/warn.ts';
import { Choosers } from './choosers.tsx';
import { PendingItem } from './pending-item.tsx';
import { PictureOverlay } from './picture-overlay.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { uploadPicture } from './queries.ts';
import { Removed } from './removed.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useUploads } from './use-uploads.ts';
import * as css from './picture-upload.css.ts';

export interface PictureUploadProps {
  label: string;
  pictures: readonly StoredPicture[];
  /** Adds a stored picture. If that fails, the picture stays and can be retried. */
  onAdd: (picture: StoredPicture) => Promise<Result<unknown>>;
  onRemove: (picture: StoredPicture) => Promise<Result<unknown>>;
  /** A limit below the general maximum. */
  most?: number;
  onPending?: (count: number) => void;
}

/**
 * Pictures of a record and their uploads. Adds several at once by camera on touch devices or by file, also with the keyboard, and retries after
 * network failures. Text: admin-files.
 */
export function PictureUpload(props: PictureUploadProps) {
  const { label, pictures, onAdd, onRemove, most = limits.maxOfOne, onPending } = props;
  const { t } = useTranslation('admin-files');
  const { pending, add, retry, remove } = useUploads(uploadPicture, onAdd);
  useLeaveGuard(pending.length);
  useTold(pending.length, onPending);
  const place = useRef<HTMLDivElement>(null);
  const removal = useRemoval(onAdd, place);
  const [open, setOpen] = useState<number>();
  const free = most - pictures.length - pending.length;
  const choose = (files: File[]) => {
    if (files.length > free) toast.warning(t('full', { most }));
    add(files.slice(0, Math.max(free, 0)));
  };
  return (
    <div ref={place} className={css.upload} tabIndex={-1}>
      {pictures.length + pending.length > 0 && (
        <ul className={css.grid} aria-label={label}>
          {pictures.map((picture, index) => (
            <Stored
              key={picture.id}
              picture={picture}
              number={index + 1}
              onOpen={() => setOpen(index)}
              onRemove={() =>
                void onRemove(picture).then(({ ok }) => {
                  if (ok) removal.begin(picture);
                })
              }
            />
          ))}
          {pending.map((picture) => (
            <PendingItem
              key={picture.key}
              picture={picture}
              onRetry={() => retry(picture.key)}
              onRemove={() => {
                // Beforehand: a sheet would take the focus of a control that leaves.
                place.current?.focus({ preventScroll: true });
                remove(picture.key);
              }}
            />
          ))}
        </ul>
      )}
      {removal.picture && (
        <Removed
          key={removal.picture.id}
          text={t('removed')}
          busy={removal.busy}
          onUndo={() => void removal.undo()}
        />
      )}
      <Choosers onChoose={choose} full={free <= 0} most={most} />
      <PictureOverlay pictures={pictures} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
    </div>
  );
}

/** Reports a number each time it changes, and 0 on unmount. */
function useTold(count: number, onCount: PictureUploadProps['onPending']): void {
  const tell = useEffectEvent((now: number) => onCount?.(now));
  useEffect(() => tell(count), [count]);
  useEffect(() => () => tell(0), []);
}

type StoredProps = { picture: StoredPicture; number: number; onOpen: () => void; onRemove: () => void };

function Stored({ picture, number, onOpen, onRemove }: StoredProps) {
  const { t } = useTranslation('admin-files');
  return (
    <li className={css.item}>
      <PictureThumbnail picture={picture} alt={t('picture', { number })} onOpen={onOpen} />
      <IconButton label={t('remove', { number })} className={css.corner} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </li>
  );
}

/** Keeps the last removed picture while that can be undone. Undoing adds it after the others. Text: admin-files. */
function useRemoval(
  add: (picture: StoredPicture) => Promise<Result<unknown>>,
  place: RefObject<Element | null>,
) {
  const { t } = useTranslation('admin-files');
  const { thing: picture, ...rest } = useUndo(add, place, (problem) => warn(problem, t('failed')));
  return { picture, ...rest };
}

import { Camera, ImagePlus, RotateCcw, Undo2, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { pictures as limits } from '#contract/pictures.ts';
import type { Result } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { PictureOverlay } from './picture-overlay.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { useRemoval } from './use-removal.ts';
import { useUploads, type PendingPicture } from './use-uploads.ts';
import * as css from './picture-upload.css.ts';

export interface PictureUploadProps {
  /** The subject of the pictures, for screen readers. */
  label: string;
  pictures: readonly StoredPicture[];
  /** Takes a picture that was stored; one that cannot be taken stays to be tried again. */
  onAdd: (picture: StoredPicture) => Promise<Result<unknown>>;
  onRemove: (picture: StoredPicture) => Promise<Result<unknown>>;
  /** The most pictures that the thing takes, where they are fewer than of others. */
  most?: number;
}

/**
 * Pictures of a thing, with those on their way, and the ways to add some: the camera where a finger is the pointer, files everywhere.
 * Several at once, by keyboard, and again where the network failed. Text: admin-files.
 */
export function PictureUpload(props: PictureUploadProps) {
  const { label, pictures, onAdd, onRemove, most = limits.maxOfOne } = props;
  const { pending, add, retry, remove } = useUploads(onAdd);
  const place = useRef<HTMLDivElement>(null);
  const removal = useRemoval(onAdd, place);
  const [open, setOpen] = useState<number>();
  const full = pictures.length + pending.length >= most;
  return (
    <div ref={place} className={css.upload}>
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
            <Pending
              key={picture.key}
              picture={picture}
              onRetry={() => retry(picture.key)}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ul>
      )}
      {removal.picture && (
        <Removed key={removal.picture.id} busy={removal.busy} onUndo={() => void removal.undo()} />
      )}
      <Choosers onChoose={add} full={full} most={most} />
      <PictureOverlay pictures={pictures} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
    </div>
  );
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

/** Says that a picture is gone, with the button that brings it back; that has the focus, since the one that removed is gone. */
function Removed({ busy, onUndo }: { busy: boolean; onUndo: () => void }) {
  const { t } = useTranslation('admin-files');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status" className={css.removed}>
      {t('removed')}
      <Button ref={button} variant="secondary" size="small" busy={busy} onClick={onUndo}>
        <Undo2 size={16} />
        {t('undo')}
      </Button>
    </div>
  );
}

type ChoosersProps = { onChoose: (files: File[]) => void; full: boolean; most: number };

function Choosers({ onChoose, full, most }: ChoosersProps) {
  const { t } = useTranslation('admin-files');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const input = (ref: typeof camera, more: { capture?: 'environment'; multiple?: boolean }) => (
    <input
      ref={ref}
      hidden
      type="file"
      accept={limits.accepted}
      {...more}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // The same picture may be chosen again.
        target.value = '';
      }}
    />
  );
  return (
    <div className={css.choosers}>
      {input(camera, { capture: 'environment' })}
      {input(files, { multiple: true })}
      <Button
        variant="secondary"
        className={css.camera}
        invalid={full}
        onClick={() => camera.current?.click()}
      >
        <Camera size={20} />
        {t('camera')}
      </Button>
      <Button
        variant="secondary"
        invalid={full}
        reason={t('full', { most })}
        onClick={() => files.current?.click()}
      >
        <ImagePlus size={20} />
        {t('choose')}
      </Button>
    </div>
  );
}

type PendingProps = { picture: PendingPicture; onRetry: () => void; onRemove: () => void };

function Pending({ picture: { file, preview, progress, problem }, onRetry, onRemove }: PendingProps) {
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
    </li>
  );
}

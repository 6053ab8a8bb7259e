import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { PictureOverlay } from './picture-overlay.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import * as css from './picture-upload.css.ts';

export function PictureList({ label, pictures }: { label: string; pictures: readonly StoredPicture[] }) {
  const { t } = useTranslation('admin-files');
  const [open, setOpen] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={css.grid} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={css.item}>
            <PictureThumbnail
              picture={picture}
              alt={`${label}, ${t('picture', { number: index + 1 })}`}
              onOpen={() => setOpen(index)}
            />
          </li>
        ))}
      </ul>
      <PictureOverlay pictures={pictures} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
    </>
  );
}

import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { PictureOverlay } from '#app/admin/kit/pictures/picture-overlay.tsx';
import { PictureThumbnail } from '#app/admin/kit/pictures/picture-thumbnail.tsx';
import * as grid from '#app/admin/kit/pictures/picture-upload.css.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { removeReviewPhoto } from './queries.ts';
import * as css from '#app/admin/kit/list/list-cells.css.ts';

export interface ReviewPhotosProps {
  reviewId: string;
  author: string;
  photos: readonly StoredPicture[];
  onChanged: () => void;
}

export function ReviewPhotos({ reviewId, author, photos, onChanged }: ReviewPhotosProps) {
  const { t } = useTranslation('admin-reviews');
  const online = useOnline();
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return <p className={css.soft}>{t('photos.none')}</p>;
  const remove = async (id: string) => {
    const agreed = await confirm({
      title: t('photos.removeTitle'),
      text: t('photos.removeText'),
      confirmLabel: t('photos.removeConfirm'),
      cancelLabel: t('remove.cancel'),
      danger: true,
    });
    if (!agreed) return;
    const outcome = await removeReviewPhoto(reviewId, id);
    if (outcome.ok) toast.success(t('photos.removed'));
    else warn(outcome.problem, t('actionFailed'));
    onChanged();
  };
  return (
    <>
      <ul className={grid.grid} aria-label={t('photos.title')}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={grid.item}>
            <PictureThumbnail
              picture={photo}
              alt={t('photos.alt', { author, number: index + 1 })}
              onOpen={() => setOpen(index)}
            />
            <IconButton
              label={t('photos.remove', { number: index + 1 })}
              className={grid.corner}
              invalid={!online}
              onClick={() => void remove(photo.id)}
            >
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <PictureOverlay pictures={photos} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
    </>
  );
}

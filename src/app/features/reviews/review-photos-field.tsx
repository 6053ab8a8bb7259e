import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures } from '#contract/pictures.ts';
import type { PhotoShelf } from '#app/platform/media/photo-shelf.ts';
import { useOwnPhotos } from '#app/platform/media/use-own-photos.ts';
import { PhotoField } from '#app/ui/media/photo-field.tsx';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface ReviewPhotosFieldProps {
  reservationId: string;
  busy: boolean;
  /** Called with the functions that send the pictures, once they are ready; null until then. */
  onReady: (shelf: Pick<PhotoShelf, 'send' | 'forgetSent' | 'clear'> | null) => void;
}

export function ReviewPhotosField({ reservationId, busy, onReady }: ReviewPhotosFieldProps) {
  const { t } = useTranslation('reviews');
  const { maxOfReview: most } = pictures;
  const { shelf, field, isReady } = useOwnPhotos({
    place: `review/${reservationId}`,
    purpose: 'review',
    most,
  });
  useEffect(() => onReady(isReady ? shelf : null), [onReady, isReady, shelf]);
  return (
    <PhotoField
      id="photoIds"
      label={t('photos.label')}
      help={t('photos.help', { most })}
      busy={busy}
      {...field}
    />
  );
}

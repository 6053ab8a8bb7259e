import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { pictures } from '#contract/pictures.ts';
import { PictureUpload } from '#app/features/admin/files/picture-upload.tsx';
import * as css from './actions.css.ts';

type DeductionPhotosProps = {
  /** Of the row, from 1. */
  number: number;
  photos: readonly StoredPicture[];
  onChange: (photos: StoredPicture[]) => void;
  /** Is told how many are on their way. */
  onPending: (count: number) => void;
};

/** The pictures that show what a deduction is for. Text: admin-actions, admin-files. */
export function DeductionPhotos({ number, photos, onChange, onPending }: DeductionPhotosProps) {
  const { t } = useTranslation('admin-actions');
  // Two that arrive before the next render are both kept.
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  const keep = (next: StoredPicture[]) => {
    latest.current = next;
    onChange(next);
  };
  return (
    <div className={css.deductionPhotos}>
      <PictureUpload
        label={t('deposit.photos', { number })}
        pictures={photos}
        most={pictures.maxOfDeduction}
        onPending={onPending}
        onAdd={(picture) => {
          keep([...latest.current, picture]);
          return Promise.resolve({ ok: true, value: null });
        }}
        onRemove={({ id }) => {
          keep(latest.current.filter((each) => each.id !== id));
          return Promise.resolve({ ok: true, value: null });
        }}
      />
    </div>
  );
}

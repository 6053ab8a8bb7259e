import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { pictures } from '#contract/pictures.ts';
import { PictureUpload } from '#app/admin/kit/pictures/picture-upload.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import * as css from './actions.css.ts';

type DeductionPhotosProps = {
  /** Number of the row, from 1. */
  number: number;
  photos: readonly StoredPicture[];
  onChange: (photos: StoredPicture[]) => void;
  /** Called with the number of unfinished uploads. */
  onPending: (count: number) => void;
};

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

export type Coming = {
  total: number;
  tell: (row: string, pictures: number) => void;
  /** Asks before closing if uploads would be lost. Resolves to true if it can be closed. */
  agreesToClose: () => Promise<boolean>;
  /** Asks before removing a row if uploads would be lost. Resolves to true if it can be removed. */
  agreesToRemove: (row: string) => Promise<boolean>;
};

/** Counts unfinished uploads by row id and asks before they are canceled. Text: admin-actions, admin-files. */
export function useComing(): Coming {
  const { t } = useTranslation(['admin-actions', 'admin-files']);
  const [coming, setComing] = useState<Record<string, number>>({});
  const total = Object.values(coming).reduce((sum, pictures) => sum + pictures, 0);
  const agrees = async (count: number, from: 'close' | 'remove') =>
    count === 0 ||
    confirm({
      title: t('admin-files:leave.title'),
      text: t(`deposit.giveUp.${from}`, { count }),
      confirmLabel: t(`deposit.giveUp.${from}Yes`),
      cancelLabel: t('admin-files:leave.cancel'),
      danger: true,
    });
  return {
    total,
    tell: (row, pictures) => setComing((before) => ({ ...before, [row]: pictures })),
    agreesToClose: () => agrees(total, 'close'),
    agreesToRemove: (row) => agrees(coming[row] ?? 0, 'remove'),
  };
}

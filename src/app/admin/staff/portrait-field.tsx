import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/shared.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { Choosers } from '#app/admin/kit/pictures/choosers.tsx';
import { PendingItem } from '#app/admin/kit/pictures/pending-item.tsx';
import { uploadPhoto } from '#app/admin/kit/pictures/queries.ts';
import { useLeaveGuard } from '#app/admin/kit/pictures/use-leave-guard.ts';
import { useUploads } from '#app/admin/kit/pictures/use-uploads.ts';
import { Portrait } from './staff-list.tsx';
import * as css from './staff.css.ts';

export interface PortraitFieldProps {
  name: string;
  /** The stored portrait of the profile. */
  stored: Photo | null;
  /** The id of the chosen portrait; empty for none. */
  value: string;
  onChange: (photoId: string) => void;
  error: string | undefined;
}

/** Uploads a portrait, which the profile has once it is saved. Text: admin-staff, admin-files. */
export function PortraitField({ name, stored, value, onChange, error }: PortraitFieldProps) {
  const { t } = useTranslation('admin-staff');
  const [uploaded, setUploaded] = useState<Photo | null>(null);
  const { pending, add, retry, remove } = useUploads(uploadPhoto, (photo) => {
    setUploaded(photo);
    onChange(photo.id);
    return Promise.resolve({ ok: true as const, value: null });
  });
  useLeaveGuard(pending.length);
  const shown = [uploaded, stored].find((photo) => photo?.id === value) ?? null;
  return (
    <div className={css.field}>
      <span className={css.label}>{t('form.portrait')}</span>
      <Portrait person={{ portrait: shown }} name={name} />
      <span className={css.soft}>{t('form.portraitHelp')}</span>
      {error && <FieldError>{error}</FieldError>}
      {pending.length > 0 && (
        <ul className={css.pending}>
          {pending.map((picture) => (
            <PendingItem
              key={picture.key}
              picture={picture}
              onRetry={() => retry(picture.key)}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <Choosers onChoose={(files) => add(files.slice(0, 1))} full={pending.length > 0} most={1} />
        {value && (
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            {t('form.portraitRemove')}
          </Button>
        )}
      </div>
    </div>
  );
}

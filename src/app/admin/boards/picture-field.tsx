import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/shared.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { CutPicture } from '#app/admin/kit/pictures/cut-picture.tsx';
import { fieldId } from './draft.ts';
import { PictureDialog } from './picture-dialog.tsx';
import * as css from '#app/admin/kit/form/pair.css.ts';

export interface PictureFieldProps {
  name: string;
  photo: Photo | null;
  error?: ReactNode;
  onChange: (photo: Photo | null) => void;
}

export function PictureField({ name, photo, error, onChange }: PictureFieldProps) {
  const { t, i18n } = useTranslation('admin-community');
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState<Photo | null>(null);
  return (
    <div className={css.picture}>
      {photo && <CutPicture photo={photo} alt={localText(photo.alt, i18n.language)} />}
      {error && <FieldError>{error}</FieldError>}
      <div className={css.actions}>
        <Button id={fieldId('photoId')} variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t(photo ? 'picture.change' : 'picture.add')}
        </Button>
        {photo && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setRemoved(photo);
              onChange(null);
            }}
          >
            {t('picture.remove')}
          </Button>
        )}
        {!photo && removed && (
          <Button variant="quiet" size="small" autoFocus onClick={() => onChange(removed)}>
            {t('picture.undo')}
          </Button>
        )}
      </div>
      <PictureDialog
        open={open}
        draft={`${name}/head/${photo?.id ?? ''}`}
        photo={photo}
        focal
        onDone={(chosen) => {
          setOpen(false);
          if (chosen) onChange(chosen);
        }}
      />
    </div>
  );
}

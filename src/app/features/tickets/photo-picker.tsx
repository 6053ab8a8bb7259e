import { Camera, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures } from '#contract/pictures.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { cx } from '#app/ui/theme/cx.ts';
import type { usePhotos } from './use-photos.ts';
import * as css from './tickets.css.ts';

export function PhotoPicker({
  photos: { photos, problem, isFull, reducing, add, remove },
}: {
  photos: ReturnType<typeof usePhotos>;
}) {
  const { t } = useTranslation('tickets');
  const id = useId();
  const most = policy.maxPhotos;
  return (
    <div className={css.picker}>
      {photos.length > 0 && (
        <ul className={css.photos} aria-label={t('photos.label')}>
          {photos.map(({ key, preview }, index) => (
            <li key={key} className={css.photo}>
              {preview ? (
                <img src={preview} alt={t('photos.own', { number: index + 1 })} className={css.image} />
              ) : (
                <span className={css.pending} aria-hidden />
              )}
              <IconButton
                label={t('photos.remove', { number: index + 1 })}
                className={css.corner}
                onClick={() => remove(key)}
              >
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {reducing && (
        <p className={css.progress} role="status">
          <label htmlFor={`${id}-progress`}>{t('photos.reducing')}</label>
          <progress id={`${id}-progress`} value={reducing.ready} max={reducing.of} />
        </p>
      )}
      {isFull ? <p className={css.soft}>{t('photos.full', { most })}</p> : <Chooser onChoose={add} />}
      {problem && <FieldError>{t(`photos.${problem}`, { most })}</FieldError>}
    </div>
  );
}

function Chooser({ onChoose }: { onChoose: (files: readonly File[]) => Promise<void> }) {
  const { t } = useTranslation('tickets');
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={pictures.accepted}
        multiple
        className={visuallyHidden}
        onChange={({ target }) => {
          void onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label htmlFor={id} className={cx(buttonClass({ variant: 'secondary' }), css.choose)}>
        <Camera size={20} />
        {t('photos.add')}
      </label>
    </div>
  );
}

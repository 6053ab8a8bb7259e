import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures } from '#contract/pictures.ts';
import type { Photo } from '#contract/shared.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { FocalPoint } from './focal-point.tsx';
import { describePhoto } from './queries.ts';
import { useUpload } from './use-upload.ts';
import * as css from './boards.css.ts';

export interface PictureDialogProps {
  open: boolean;
  /** The one to be described anew, if there is one already. */
  photo?: Photo | null;
  /** It is cut where it stands: what stays in sight can be chosen. */
  focal?: boolean;
  /** Ends with the picture, described in both languages; null where it was left. */
  onDone: (photo: Photo | null) => void;
}

/** Uploads a picture and has it described. Text: admin-community, admin-files, errors. */
export function PictureDialog({ open, photo = null, focal = false, onDone }: PictureDialogProps) {
  const { t } = useTranslation('admin-community');
  return (
    <Overlay
      open={open}
      onClose={() => onDone(null)}
      title={t('picture.title')}
      closeLabel={t('picture.close')}
      topPosition="content"
    >
      <Steps present={photo} focal={focal} onDone={onDone} />
    </Overlay>
  );
}

type StepsProps = { present: Photo | null; focal: boolean; onDone: (photo: Photo) => void };

function Steps({ present, focal, onDone }: StepsProps) {
  const { t } = useTranslation(['admin-community', 'admin-files']);
  // Pictures that came with the application are described already, and nobody's to change.
  const upload = useUpload();
  const isOwn = present !== null && present.id.length === 36;
  const photo = upload.photo ?? (isOwn ? present : null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.dialog}>
      <input
        ref={input}
        hidden
        type="file"
        accept={pictures.accepted}
        aria-label={t('picture.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.send(file);
          target.value = '';
        }}
      />
      <Progress upload={upload} />
      <div className={css.actions}>
        <Button
          variant={photo ? 'quiet' : 'secondary'}
          size="small"
          busy={upload.progress !== null}
          onClick={() => input.current?.click()}
        >
          {t(photo ? 'picture.other' : 'picture.choose')}
        </Button>
        {upload.problem && (
          <Button variant="secondary" size="small" onClick={upload.retry}>
            {t('admin-files:retry')}
          </Button>
        )}
      </div>
      {photo && <Describe key={photo.id} photo={photo} focal={focal} onDone={onDone} />}
    </div>
  );
}

function Progress({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation(['admin-community', 'admin-files']);
  return (
    <>
      {upload.progress !== null && (
        <div role="status">
          <progress
            className={css.progress}
            max={1}
            value={upload.progress}
            aria-label={t('picture.uploading')}
          />
          <p className={css.soft}>
            {t(upload.progress < 1 ? 'picture.uploading' : 'picture.storing', {
              percent: Math.round(upload.progress * 100),
            })}
          </p>
        </div>
      )}
      {upload.problem && (
        <p role="alert" className={css.problem}>
          {upload.problem.message ??
            t(upload.problem.code === 'offline' ? 'admin-files:offline' : 'admin-files:failed')}
        </p>
      )}
    </>
  );
}

type DescribeProps = { photo: Photo; focal: boolean; onDone: (photo: Photo) => void };

function Describe({ photo, focal, onDone }: DescribeProps) {
  const { t } = useTranslation(['admin-community', 'admin', 'errors']);
  const [alt, setAlt] = useState(photo.alt);
  const [focus, setFocus] = useState(photo.focus ?? { x: 50, y: 50 });
  const form = useForm();
  const save = async () => {
    const done = await form.send(() => describePhoto(photo.id, { alt, focus: focal ? focus : null }));
    if (done) onDone(done.value);
  };
  const listed = Object.keys(form.errors).length > 0;
  return (
    <>
      <FocalPoint photo={photo} focus={focal ? focus : null} onChange={setFocus} />
      {form.problem && !listed && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={[{ text: form.problem.message ?? t('form.failed') }]}
        />
      )}
      {(['ko', 'en'] as const).map((language) => {
        const code = form.errors[`alt.${language}`];
        return (
          <TextField
            key={language}
            label={t('picture.alt', { language: t(`admin:bilingual.${language}`) })}
            lang={language}
            maxLength={300}
            autoComplete="off"
            value={alt[language]}
            error={code && t(`errors:${code}`)}
            onChange={({ target }) => {
              form.forget(`alt.${language}`);
              setAlt({ ...alt, [language]: target.value });
            }}
            onKeyDown={(event) => {
              // The form around the dialog would be sent.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void save();
            }}
          />
        );
      })}
      <p className={css.soft}>{t('picture.altHelp')}</p>
      <div className={css.actions}>
        <Button size="medium" busy={form.busy} onClick={() => void save()}>
          {t('picture.use')}
        </Button>
      </div>
    </>
  );
}

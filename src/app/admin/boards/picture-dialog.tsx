import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures } from '#contract/pictures.ts';
import type { Photo } from '#contract/shared.ts';
import { dropDraft, useDraft } from '#app/platform/forms/draft.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { FocalPoint } from '#app/admin/kit/pictures/focal-point.tsx';
import { describePhoto } from './queries.ts';
import { useUpload } from './use-upload.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

export interface PictureDialogProps {
  open: boolean;
  /** The storage key of a description that is not used yet. */
  draft: string;
  /** A picture that was already chosen; its upload starts at once. */
  file?: File | undefined;
  /** The picture to describe again, if there is one. */
  photo?: Photo | null;
  /** Set if the picture is cropped where it is shown, so that a focal point can be chosen. */
  focal?: boolean;
  /** Called with the picture described in both languages, or null if the dialog was left. */
  onDone: (photo: Photo | null) => void;
}

/**
 * Uploads a picture and asks for its description. Typed text is restored when the dialog is opened again. Text: admin-community, admin-files, errors.
 */
export function PictureDialog(props: PictureDialogProps) {
  const { open, draft, file, photo = null, focal = false, onDone } = props;
  const { t } = useTranslation('admin-community');
  return (
    <Overlay
      open={open}
      onClose={() => onDone(null)}
      title={t('picture.title')}
      closeLabel={t('picture.close')}
      topPosition="content"
    >
      <Steps draft={draft} file={file} present={photo} focal={focal} onDone={onDone} />
    </Overlay>
  );
}

type StepsProps = Pick<PictureDialogProps, 'draft' | 'file'> & {
  present: Photo | null;
  focal: boolean;
  onDone: (photo: Photo) => void;
};

/** A picture that is being described: the photo as JSON, its description, and its focal point in percent. */
const undescribed = { photo: '', ko: '', en: '', x: 50, y: 50 };
type Described = typeof undescribed;

function describedOf(photo: Photo | null): Described {
  if (!photo) return undescribed;
  return { photo: JSON.stringify(photo), ...photo.alt, ...(photo.focus ?? { x: 50, y: 50 }) };
}

function Steps({ draft, file, present, focal, onDone }: StepsProps) {
  const { t } = useTranslation(['admin-community', 'admin-files']);
  const key = `admin-picture/${draft}`;
  // Pictures that came with the application are described already, and nobody's to change.
  const isOwn = present !== null && present.id.length === 36;
  const [described, describe] = useDraft<Described>('session', key, describedOf(isOwn ? present : null));
  const upload = useUpload((uploaded) => describe(describedOf(uploaded)));
  const photo = described.photo === '' ? null : (JSON.parse(described.photo) as Photo);
  const begin = useEffectEvent(() => {
    if (file) upload.send(file);
  });
  useEffect(() => begin(), []);
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
      {photo && (
        <Describe
          key={photo.id}
          photo={photo}
          focal={focal}
          described={described}
          onChange={describe}
          onDone={(done) => {
            dropDraft('session', key);
            onDone(done);
          }}
        />
      )}
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

type DescribeProps = {
  photo: Photo;
  focal: boolean;
  described: Described;
  onChange: (changed: Partial<Described>) => void;
  onDone: (photo: Photo) => void;
};

function Describe({ photo, focal, described, onChange, onDone }: DescribeProps) {
  const { t } = useTranslation(['admin-community', 'admin', 'errors']);
  const { ko, en, x, y } = described;
  const focus = { x, y };
  const form = useForm();
  const save = async () => {
    const done = await form.send(() =>
      describePhoto(photo.id, { alt: { ko, en }, focus: focal ? focus : null }),
    );
    if (done) onDone(done.value);
  };
  const listed = Object.keys(form.errors).length > 0;
  return (
    <>
      <FocalPoint photo={photo} focus={focal ? focus : null} onChange={onChange} />
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
            value={described[language]}
            error={code && t(`errors:${code}`)}
            onChange={({ target }) => {
              form.forget(`alt.${language}`);
              onChange({ [language]: target.value });
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

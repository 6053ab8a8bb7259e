import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import type { AdminBoard } from '#contract/admin/boards.ts';
import type { Bilingual, Language, Photo } from '#contract/shared.ts';
import { boardTypes } from '#contract/vocabulary.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { BilingualColumns } from '../bilingual-columns.tsx';
import { BoardConflict } from './board-conflict.tsx';
import { isPublicNow, photoOf, publishings, tomorrow, type BoardDraft } from './draft.ts';
import { EventFields } from './event-fields.tsx';
import { nodesOfText, plainText } from './nodes.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureField } from './picture-field.tsx';
import { useBoardForm, type BoardWork } from './use-board-form.ts';
import { Versions } from './versions.tsx';
import * as css from './boards.css.ts';

// The editor is fetched when a text is edited, not before.
const RichTextEditor = lazy(() =>
  import('./editor/rich-text-editor.tsx').then(({ RichTextEditor: Editor }) => ({ default: Editor })),
);

const languages = ['ko', 'en'] as const;

export interface BoardFormProps {
  /** A board without an id is a new one. */
  board: AdminBoard;
  onSaved: (saved: AdminBoard) => void;
  /** Shows a draft as readers will see it. */
  preview: (draft: BoardDraft, publishedAt: string | null) => ReactNode;
}

/**
 * Writes a board in both languages, and says when it is public. What is typed stays until it is saved or discarded; where somebody else has
 * changed the board meanwhile both versions are shown. Text: admin, admin-community, admin-files, community, errors.
 */
export function BoardForm({ board, onSaved, preview }: BoardFormProps) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const work = useBoardForm(board, onSaved);
  const { draft, edit, form, theirs, isRestored } = work;
  const [previewing, setPreviewing] = useState(false);
  const { problem, errors } = form;
  return (
    <form
      noValidate
      aria-label={t(board.id ? 'form.edit' : 'form.add')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      <h2 className={visuallyHidden}>{t('form.words')}</h2>
      {isRestored && (
        <p role="status" className={css.soft}>
          {t('form.restored')}
        </p>
      )}
      {draft.from !== '' && (
        <p role="status" className={css.soft}>
          {t('versions.shown', { number: draft.from })}
        </p>
      )}
      {problem && !theirs && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={listed(errors, (code) => t(`errors:${code}`), problem.message ?? t('form.failed'))}
        />
      )}
      {theirs && <BoardConflict key={form.attempts} work={work} theirs={theirs} onTheirs={work.reset} />}
      <section className={css.part} aria-label={t('form.kind')}>
        <SelectField
          className={css.narrow}
          label={t('type.label')}
          options={boardTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={draft.boardType}
          onChange={({ target }) => edit({ boardType: target.value })}
        />
        {draft.boardType === 'EVENT' && <EventFields work={work} />}
      </section>
      <Words work={work} />
      <section className={css.part} aria-label={t('picture.title')}>
        <h2 className={css.partTitle}>{t('picture.title')}</h2>
        <PictureField
          photo={photoOf(draft)}
          error={errors['photoId'] && t(`errors:${errors['photoId']}`)}
          onChange={(photo) => edit({ photo: photo ? JSON.stringify(photo) : '' })}
        />
      </section>
      <Publishing work={work} publishedAt={board.publishedAt} />
      <Foot work={work} previewing={previewing} onPreview={() => setPreviewing(!previewing)} />
      {previewing && (
        <section className={css.part} aria-label={t('preview.title')}>
          {preview(draft, board.publishedAt)}
        </section>
      )}
      <Versions versions={board.versions} work={work} />
    </form>
  );
}

function listed(
  errors: BoardWork['form']['errors'],
  say: (code: NonNullable<(typeof errors)[string]>) => string,
  otherwise: string,
) {
  const found = Object.values(errors).flatMap((code) => (code ? [{ text: say(code) }] : []));
  return found.length > 0 ? found : [{ text: otherwise }];
}

type PartProps = { work: BoardWork };
type Written = 'title' | 'summary' | 'person';

function Words({ work: { draft, edit, form } }: PartProps) {
  const { t } = useTranslation(['admin-community', 'errors']);
  // The picture that an editor waits for.
  const [asked, setAsked] = useState<{ answer: (photo: Photo | null) => void } | null>(null);
  const isInterview = draft.boardType === 'INTERVIEW';
  const wrong = (field: Written | 'body', language: Language) => {
    const code = form.errors[`${field}.${language}`] ?? (field === 'person' && form.errors['person']);
    return code && t(`errors:${code}`);
  };
  const set = (field: Written, language: Language, typed: string) =>
    edit({ [field]: { ...draft[field], [language]: typed } });
  const fields: Written[] = isInterview ? ['title', 'person', 'summary'] : ['title', 'summary'];
  const most = { title: 150, summary: 400, person: 100 };
  const bodies: Bilingual = {
    ko: plainText(nodesOfText(draft.text.ko)),
    en: plainText(nodesOfText(draft.text.en)),
  };
  return (
    <section className={css.part} aria-label={t('form.words')}>
      <BilingualColumns
        missing={missingIn(...fields.map((field) => draft[field]), bodies)}
        wrong={languages.find((language) =>
          [...fields, 'body' as const].some((field) => wrong(field, language)),
        )}
        attempts={form.attempts}
        fields={(language) => (
          <>
            {fields.map((field) =>
              field === 'summary' ? (
                <TextArea
                  key={field}
                  label={t('form.summary')}
                  rows={3}
                  maxLength={most.summary}
                  value={draft.summary[language]}
                  error={wrong('summary', language)}
                  onChange={({ target }) => set('summary', language, target.value)}
                />
              ) : (
                <TextField
                  key={field}
                  label={t(`form.${field}`)}
                  maxLength={most[field]}
                  autoComplete="off"
                  value={draft[field][language]}
                  error={wrong(field, language)}
                  onChange={({ target }) => set(field, language, target.value)}
                />
              ),
            )}
            <Suspense fallback={<p className={css.loading}>{t('editor.loading')}</p>}>
              <RichTextEditor
                id={`text-${language}`}
                label={t('form.text')}
                language={language}
                value={draft.text[language]}
                error={wrong('body', language)}
                onChange={(value) => edit({ text: { ...draft.text, [language]: value } })}
                onPicture={() => new Promise((answer) => setAsked({ answer }))}
              />
            </Suspense>
          </>
        )}
      />
      <PictureDialog
        open={asked !== null}
        onDone={(photo) => {
          asked?.answer(photo);
          setAsked(null);
        }}
      />
    </section>
  );
}

/** The languages in which a text of another one is missing. */
function missingIn(...texts: Bilingual[]): Language[] {
  return languages.filter((language) => {
    const other = language === 'ko' ? 'en' : 'ko';
    return texts.some((text) => !text[language].trim() && text[other].trim());
  });
}

function Publishing({
  work: { draft, edit, form },
  publishedAt,
}: PartProps & { publishedAt: string | null }) {
  const { t, i18n } = useTranslation(['admin-community', 'errors']);
  const code = form.errors['publishedAt'];
  return (
    <section className={css.part} aria-label={t('publish.title')}>
      <RadioCards
        legend={t('publish.title')}
        options={publishings.map((value) => ({
          value,
          label: t(`publish.${value}`),
          help: t(`publish.${value}Help`),
        }))}
        value={publishings.find((value) => value === draft.publishing)}
        onChange={(publishing) =>
          edit({ publishing, ...(publishing === 'later' && { publishAt: tomorrow(Date.now()) }) })
        }
      />
      {draft.publishing === 'later' && (
        <TextField
          type="datetime-local"
          className={css.narrow}
          label={t('publish.at')}
          help={t('publish.seoul')}
          value={draft.publishAt}
          error={code && t(`errors:${code}`)}
          onChange={({ target }) => edit({ publishAt: target.value })}
        />
      )}
      {draft.publishing === 'now' && publishedAt && isPublicNow(publishedAt) && (
        <p className={css.soft}>{t('publish.since', { moment: seoulMoment(publishedAt, i18n.language) })}</p>
      )}
    </section>
  );
}

type FootProps = PartProps & { previewing: boolean; onPreview: () => void };

function Foot({ work: { form, isDirty, reset }, previewing, onPreview }: FootProps) {
  const { t } = useTranslation('admin-community');
  const online = useOnline();
  return (
    <div className={css.actions}>
      <Button type="submit" size="medium" busy={form.busy} invalid={!online} reason={t('form.offline')}>
        {t('form.save')}
      </Button>
      <Button variant="secondary" size="medium" aria-expanded={previewing} onClick={onPreview}>
        {t(previewing ? 'preview.hide' : 'preview.show')}
      </Button>
      {isDirty && (
        <Button variant="quiet" size="medium" onClick={reset}>
          {t('form.discard')}
        </Button>
      )}
    </div>
  );
}

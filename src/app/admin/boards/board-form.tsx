import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import type { AdminBoard } from '#contract/admin/boards.ts';
import { publishings } from '#contract/admin/vocabulary.ts';
import { boardTypes } from '#contract/vocabulary.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { BoardConflict } from './board-conflict.tsx';
import { BoardErrors, type BoardErrorsProps } from './board-errors.tsx';
import { BoardWords, type Led } from './board-words.tsx';
import { chosenPublishing, fieldId, isPublicNow, photoOf, publishingOf, type BoardDraft } from './draft.ts';
import { EventFields } from './event-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { useBoardForm, type BoardWork } from './use-board-form.ts';
import { Versions } from './versions.tsx';
import * as css from '#app/admin/kit/form/pair.css.ts';

export interface BoardFormProps {
  board: AdminBoard;
  onSaved: (saved: AdminBoard) => void;
  onBegun: (begun: AdminBoard) => void;
  onKnown: (known: AdminBoard) => void;
  preview: (draft: BoardDraft, publishedAt: string | null) => ReactNode;
}

/**
 * Edits a board in both languages and when it is published. Typing is stored as a draft, and kept on the device until then. After a concurrent change
 * both versions are shown. Text: admin, admin-community, admin-files, community, errors.
 */
export function BoardForm({ board, onSaved, onBegun, onKnown, preview }: BoardFormProps) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const work = useBoardForm(board, { onSaved, onBegun });
  const { draft, edit } = work;
  const [previewing, setPreviewing] = useState(false);
  const [led, setLed] = useState<Led | null>(null);
  const lead = (language: Led['language']) =>
    setLed((before) => ({ language, attempt: work.form.attempts, times: (before?.times ?? 0) + 1 }));
  const tellKnown = useEffectEvent(onKnown);
  useEffect(() => tellKnown(work.known), [work.known]);
  const { errors } = work.form;
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
      <Notices work={work} onLead={lead} />
      <section className={css.part} aria-label={t('form.kind')}>
        <SelectField
          className={css.narrow}
          id={fieldId('boardType')}
          label={t('type.label')}
          error={errors['boardType'] && t(`errors:${errors['boardType']}`)}
          options={boardTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={draft.boardType}
          onChange={({ target }) => edit({ boardType: target.value })}
        />
        {draft.boardType === 'EVENT' && <EventFields work={work} />}
      </section>
      <BoardWords work={work} led={led} />
      <section className={css.part} aria-label={t('picture.title')}>
        <h2 className={css.partTitle}>{t('picture.title')}</h2>
        <PictureField
          name={work.name}
          photo={photoOf(draft)}
          error={errors['photoId'] && t(`errors:${errors['photoId']}`)}
          onChange={(photo) => edit({ photo: photo ? JSON.stringify(photo) : '' })}
        />
      </section>
      <Publishing work={work} publishedAt={board.publishedAt} />
      <SavedState work={work} />
      <Foot work={work} previewing={previewing} onPreview={() => setPreviewing(!previewing)} />
      {previewing && (
        <section className={css.part} aria-label={t('preview.title')}>
          {preview(draft, board.publishedAt)}
        </section>
      )}
      <Versions versions={work.known.versions} work={work} />
    </form>
  );
}

function Notices({ work, onLead }: BoardErrorsProps) {
  const { t } = useTranslation('admin-community');
  const { draft, form, theirs, isRestored } = work;
  return (
    <>
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
      {form.problem && !theirs && <BoardErrors work={work} onLead={onLead} />}
      {theirs && <BoardConflict key={form.attempts} work={work} theirs={theirs} onTheirs={work.reset} />}
    </>
  );
}

type PartProps = { work: BoardWork };
function Publishing({
  work: { draft, edit, form },
  publishedAt,
}: PartProps & { publishedAt: string | null }) {
  const publishing = publishingOf(draft, publishedAt);
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
        value={publishing}
        onChange={(chosen) => edit(chosenPublishing(chosen, publishedAt))}
      />
      {publishing === 'later' && (
        <TextField
          type="datetime-local"
          className={css.narrow}
          id={fieldId('publishedAt')}
          label={t('publish.at')}
          help={t('publish.seoul')}
          value={draft.publishAt}
          error={code && t(`errors:${code}`)}
          onChange={({ target }) => edit({ publishAt: target.value })}
        />
      )}
      {publishing === 'now' && publishedAt && isPublicNow(publishedAt) && (
        <p className={css.soft}>{t('publish.since', { moment: seoulMoment(publishedAt, i18n.language) })}</p>
      )}
    </section>
  );
}

function SavedState({ work: { autosave, known } }: PartProps) {
  const { t, i18n } = useTranslation('admin-community');
  return (
    <p className={css.soft}>
      {/* Read aloud is only what asks for attention: each pause saves. */}
      <span role="status">
        {(autosave.state === 'waiting' || autosave.state === 'refused') && t(`draft.${autosave.state}`)}
        {autosave.state === 'refused' && autosave.message && ` ${autosave.message}`}
      </span>
      <span>
        {autosave.state === 'saving' && t('draft.saving')}
        {autosave.state === 'saved' && t('draft.saved', { moment: seoulMoment(autosave.at, i18n.language) })}
        {autosave.state === 'saved' && known.publishedAt !== null && ` ${t('draft.notPublic')}`}
      </span>
    </p>
  );
}

type FootProps = PartProps & { previewing: boolean; onPreview: () => void };

function Foot({ work: { form, canDiscard, discard }, previewing, onPreview }: FootProps) {
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
      {canDiscard && (
        <Button variant="quiet" size="medium" onClick={() => void discard()}>
          {t('form.discard')}
        </Button>
      )}
    </div>
  );
}

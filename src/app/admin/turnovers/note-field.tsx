import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { BothVersions } from './both-versions.tsx';
import type { AtWork } from './use-turnover.ts';
import * as css from './turnover-work.css.ts';

/** Marks the note on which a draft is based, so that an empty note differs from no note. */
const over = (note: string) => `=${note}`;

/** Holds a draft of the note based on the note at that time. `theirs` is null unless somebody else has written another note. */
function useNote({ turnover, write }: AtWork, place: RefObject<Element | null>) {
  const { t } = useTranslation('admin-turnovers');
  const { draft, edit, form, reset } = useDraftForm({
    key: `admin-turnover-note/${turnover.id}`,
    initial: { note: turnover.note, over: '' },
  });
  const { note } = draft;
  const isDirty = note.trim() !== turnover.note;
  const isStale = isDirty && draft.over !== '' && draft.over !== over(turnover.note);
  const typed = useRef(note);
  useEffect(() => {
    typed.current = note;
  });
  const save = async () => {
    if (isStale) edit({ over: over(turnover.note) });
    const saved = await form.send(async () => (await write({ note })).result);
    if (!saved) return;
    toast.success(t('note.saved'));
    // Typed while the call was under way: still to be saved, over what is there now.
    if (typed.current !== note) return edit({ over: over(saved.value.note) });
    reset();
    keepFocus(place.current);
  };
  const takeTheirs = () => {
    form.clear();
    reset();
    keepFocus(place.current);
  };
  const type = (typed: string) => edit({ note: typed, over: draft.over || over(turnover.note) });
  return { note, isDirty, theirs: isStale ? turnover : null, form, type, save, takeTheirs };
}

/**
 * A note for colleagues. Typed text stays until it is saved, and a note that somebody else wrote meanwhile is shown beside it. Text: admin,
 * admin-turnovers.
 */
export function NoteField({ work }: { work: AtWork }) {
  const { t } = useTranslation('admin-turnovers');
  const place = useRef<HTMLDivElement>(null);
  const { note, isDirty, theirs, form, type, save, takeTheirs } = useNote(work, place);
  const { problem, busy } = form;
  return (
    <div ref={place} className={css.note}>
      {theirs && (
        <BothVersions
          mine={{ note }}
          theirs={theirs}
          busy={busy}
          onMine={() => void save()}
          onTheirs={takeTheirs}
        />
      )}
      {problem && !theirs && (
        <FormErrors
          key={form.attempts}
          title={t('note.failed')}
          errors={[{ text: problem.message ?? t('saveFailed') }]}
        />
      )}
      <TextArea
        label={t('note.label')}
        help={t('note.help')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ target }) => type(target.value)}
      />
      {isDirty && !theirs && (
        <Button variant="secondary" size="small" className={css.save} busy={busy} onClick={() => void save()}>
          {t('note.save')}
        </Button>
      )}
    </div>
  );
}

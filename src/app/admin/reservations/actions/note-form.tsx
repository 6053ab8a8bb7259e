import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import { addNote } from './queries.ts';
import * as css from './actions.css.ts';

export interface NoteFormProps {
  reservationId: string;
  onAdded: () => void;
}

export function NoteForm({ reservationId, onAdded }: NoteFormProps) {
  const { t } = useTranslation('admin-actions');
  const online = useOnline();
  const word = useErrorWord();
  const { draft, edit, form, submit, startAnother } = useDraftForm({
    key: `admin-note/${reservationId}`,
    initial: { text: '' },
    validate: ({ text }) => (text.trim() ? {} : { text: 'text_required' }),
  });
  const place = useFirstWrong(form);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const added = await submit(async ({ text }) => {
      const outcome = await addNote(reservationId, text);
      if (!outcome.ok) warn(outcome.problem, t('note.failed'));
      return outcome;
    });
    if (!added) return;
    startAnother();
    onAdded();
  };
  return (
    <form ref={place} className={css.noteForm} onSubmit={(event) => void send(event)} noValidate>
      <TextArea
        id="note-text"
        label={t('note.new')}
        help={t('note.help')}
        rows={2}
        maxLength={2000}
        className={css.noteField}
        value={draft.text}
        error={word(form.errors['text'])}
        onChange={({ target }) => edit({ text: target.value })}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={form.busy}
        invalid={!online}
        reason={t('needsNetwork')}
      >
        {t('note.submit')}
      </Button>
    </form>
  );
}

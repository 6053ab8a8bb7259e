import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import type { AtWork } from './use-turnover.ts';
import * as css from './turnover-work.css.ts';

/** A note for colleagues. What was typed stays until it is saved. Text: admin-turnovers. */
export function NoteField({ work: { turnover, change } }: { work: AtWork }) {
  const { t } = useTranslation('admin-turnovers');
  const [note, setNote] = useState(turnover.note);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const outcome = await change({ note });
    setBusy(false);
    if (outcome.ok) toast.success(t('note.saved'));
  };
  return (
    <div className={css.note}>
      <TextArea
        label={t('note.label')}
        help={t('note.help')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {note.trim() !== turnover.note && (
        <Button variant="secondary" size="small" className={css.save} busy={busy} onClick={() => void save()}>
          {t('note.save')}
        </Button>
      )}
    </div>
  );
}

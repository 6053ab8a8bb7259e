import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import type { AtWork } from './use-turnover.ts';
import * as css from './turnover-work.css.ts';

export interface ProblemDialogProps {
  work: AtWork;
  open: boolean;
  onClose: () => void;
}

/** Asks what is wrong in a house. Closing it keeps what was typed. Text: admin-turnovers. */
export function ProblemDialog({ work: { turnover, change }, open, onClose }: ProblemDialogProps) {
  const { t } = useTranslation('admin-turnovers');
  const [problem, setProblem] = useState(turnover.problem ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const outcome = await change({ state: 'problem', ...(problem.trim() ? { problem } : {}) });
    setBusy(false);
    if (outcome.ok) onClose();
    else setError(outcome.problem.message);
  };
  return (
    <Overlay open={open} onClose={onClose} title={t('problem.title')} closeLabel={t('problem.close')}>
      <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
        <TextArea
          label={t('problem.label')}
          help={t('problem.help')}
          error={error}
          rows={4}
          maxLength={1000}
          value={problem}
          onChange={({ target }) => {
            setProblem(target.value);
            setError(null);
          }}
        />
        <Button type="submit" busy={busy} full>
          {t('problem.save')}
        </Button>
      </form>
    </Overlay>
  );
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { BothVersions } from './both-versions.tsx';
import type { AtWork } from './use-turnover.ts';
import * as css from './turnover-work.css.ts';

export interface ProblemDialogProps {
  work: AtWork;
  open: boolean;
  onClose: () => void;
}

/** Holds the description of a problem and reports it over the turnover as it was when the form was first shown. */
function useReport({ turnover, write }: AtWork, onDone: () => void) {
  const [seen, setSeen] = useState(turnover);
  const { draft, edit, form, drop } = useDraftForm({
    key: `admin-turnover-problem/${turnover.id}`,
    initial: { problem: turnover.problem ?? '' },
  });
  const text = draft.problem.trim();
  const changes = { state: 'problem', ...(text ? { problem: text } : {}) } as const;
  const typed = useRef(draft.problem);
  useEffect(() => {
    typed.current = draft.problem;
  });
  const leave = () => {
    drop();
    onDone();
  };
  const save = async () => {
    const saved = await form.send(async () => {
      const { result, current } = await write(changes, seen);
      if (current) setSeen(current);
      return result;
    });
    if (!saved) return;
    // Typed while the call was under way: still to be reported, over what is there now.
    if (typed.current !== draft.problem) setSeen(saved.value);
    else leave();
  };
  const theirs = form.problem?.code === 'version_stale' ? seen : null;
  return { draft, edit, form, changes, theirs, save, leave };
}

export function ProblemDialog({ work, open, onClose }: ProblemDialogProps) {
  const { t } = useTranslation(['admin-turnovers', 'errors']);
  const { draft, edit, form, changes, theirs, save, leave } = useReport(work, onClose);
  const { problem } = form;
  const code = form.errors['problem'];
  const place = useFirstWrong(form);
  return (
    <Overlay open={open} onClose={onClose} title={t('problem.title')} closeLabel={t('problem.close')}>
      <form
        ref={place}
        className={css.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        {theirs && (
          <BothVersions
            key={form.attempts}
            mine={changes}
            theirs={theirs}
            busy={form.busy}
            onMine={() => void save()}
            onTheirs={leave}
          />
        )}
        {problem && !theirs && !code && (
          <FormErrors
            key={form.attempts}
            title={t('note.failed')}
            errors={[{ text: problem.message ?? t('saveFailed') }]}
          />
        )}
        <TextArea
          label={t('problem.label')}
          help={t('problem.help')}
          error={code && t(`errors:${code}`)}
          rows={4}
          maxLength={1000}
          value={draft.problem}
          onChange={({ target }) => edit({ problem: target.value })}
        />
        <Button type="submit" busy={form.busy} full>
          {t('problem.save')}
        </Button>
      </form>
    </Overlay>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import type { AtWork } from './use-turnover.ts';
import * as css from './turnover-work.css.ts';

/** What can be said of the house now, within reach of a thumb: ready, or what is wrong with it. Text: admin-turnovers. */
export function StateBar({ work }: { work: AtWork }) {
  const { t } = useTranslation('admin-turnovers');
  const { turnover, change } = work;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const left = turnover.checklist.filter(({ done }) => !done).length;
  const go = async (state: TurnoverState, said?: string) => {
    setBusy(true);
    const outcome = await change({ state });
    setBusy(false);
    if (outcome.ok && said) toast.success(said);
  };
  return (
    <div className={css.barPlace}>
      <div className={css.bar}>
        {turnover.state === 'ready' ? (
          <Button
            variant="secondary"
            full
            className={css.alone}
            busy={busy}
            onClick={() => void go('in_progress')}
          >
            {t('ready.reopen')}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              full
              onClick={() => (turnover.state === 'problem' ? void go('in_progress') : setAsking(true))}
            >
              {t(turnover.state === 'problem' ? 'problem.solved' : 'problem.action')}
            </Button>
            <Button
              size="medium"
              full
              busy={busy}
              invalid={left > 0}
              reason={t('ready.left', { count: left })}
              onClick={() => void go('ready', t('ready.done'))}
            >
              {t('ready.action')}
            </Button>
          </>
        )}
      </div>
      <ProblemDialog work={work} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

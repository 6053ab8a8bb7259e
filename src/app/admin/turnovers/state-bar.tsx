import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turnover } from '#contract/admin/turnovers.ts';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { BothVersions } from './both-versions.tsx';
import { ProblemDialog } from './problem-dialog.tsx';
import type { AtWork } from './use-turnover.ts';
import * as css from './turnover-work.css.ts';

export function StateBar({ work }: { work: AtWork }) {
  const { t } = useTranslation('admin-turnovers');
  const { turnover, change, conflict } = work;
  const [asking, setAsking] = useState<{ opening: number; open: boolean }>({ opening: 0, open: false });
  const bar = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const ask = () => setAsking(({ opening }) => ({ opening: opening + 1, open: true }));
  const go = async (changes: Parameters<typeof change>[0]) => {
    setBusy(true);
    const outcome = await change(changes);
    setBusy(false);
    if (!outcome.ok) return;
    if (changes.state === 'ready') toast.success(t('ready.done'));
    keepFocus(bar.current);
  };
  return (
    <div className={css.barPlace}>
      {conflict && (
        <div className={css.both}>
          <BothVersions
            mine={conflict.changes}
            theirs={conflict.theirs}
            busy={busy}
            onMine={() => void go(conflict.changes)}
            onTheirs={() => {
              work.takeTheirs();
              keepFocus(bar.current);
            }}
          />
        </div>
      )}
      <div ref={bar} className={css.bar}>
        <Ways turnover={turnover} busy={busy} onState={(state) => void go({ state })} onProblem={ask} />
      </div>
      <ProblemDialog
        key={asking.opening}
        work={work}
        open={asking.open}
        onClose={() => {
          setAsking((now) => ({ ...now, open: false }));
          keepFocus(bar.current);
        }}
      />
    </div>
  );
}

interface WaysProps {
  turnover: Turnover;
  busy: boolean;
  onState: (state: TurnoverState) => void;
  onProblem: () => void;
}

function Ways({ turnover, busy, onState, onProblem }: WaysProps) {
  const { t } = useTranslation('admin-turnovers');
  const left = turnover.checklist.filter(({ done }) => !done).length;
  const isProblem = turnover.state === 'problem';
  if (turnover.state === 'ready')
    return (
      <Button
        variant="secondary"
        full
        className={css.alone}
        busy={busy}
        onClick={() => onState('in_progress')}
      >
        {t('ready.reopen')}
      </Button>
    );
  return (
    <>
      <Button variant="secondary" full onClick={() => (isProblem ? onState('in_progress') : onProblem())}>
        {t(isProblem ? 'problem.solved' : 'problem.action')}
      </Button>
      <Button
        size="medium"
        full
        busy={busy}
        invalid={left > 0}
        reason={t('ready.left', { count: left })}
        onClick={() => onState('ready')}
      >
        {t('ready.action')}
      </Button>
    </>
  );
}

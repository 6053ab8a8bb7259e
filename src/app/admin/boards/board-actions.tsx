import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBoard } from '#contract/admin/boards.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { useBusyUntilLoaded } from '#app/platform/forms/use-busy-until-loaded.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { titleOf } from './draft.ts';
import { deleteBoard, setMainBoard } from './queries.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

export interface BoardActionsProps {
  board: AdminBoard;
  /** Called after a change made here, and after a refusal because somebody else changed the board. */
  onChanged: () => void;
  onDeleted: () => void;
}

export function BoardActions({ board, onChanged, onDeleted }: BoardActionsProps) {
  const { t, i18n } = useTranslation('admin-community');
  const online = useOnline();
  const [busy, setBusy] = useState<'main' | 'remove' | null>(null);
  const removes = useBusyUntilLoaded(busy === 'remove');
  const latest = useLatest(board);
  const refused = (problem: Problem, fallback: string) => {
    tell(problem, fallback);
    onChanged();
  };
  const setMain = async () => {
    setBusy('main');
    const outcome = await setMainBoard(board);
    setBusy(null);
    if (!outcome.ok) return refused(outcome.problem, t('main.failed'));
    toast.success(t('main.done'));
    onChanged();
  };
  const remove = async () => {
    const agreed = await confirm({
      title: t('remove.title', { name: titleOf(board, i18n.language) ?? t('untitled') }),
      text: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      cancelLabel: t('remove.cancel'),
      danger: true,
    });
    if (!agreed) return;
    setBusy('remove');
    const outcome = await deleteBoard(latest.current);
    setBusy(null);
    if (!outcome.ok) return refused(outcome.problem, t('remove.failed'));
    toast.success(t('remove.done'));
    onDeleted();
  };
  const off = { invalid: !online, ...(online ? {} : { title: t('form.offline') }) };
  return (
    <div className={css.actions}>
      {!board.main && (
        <Button
          variant="secondary"
          size="small"
          busy={busy === 'main'}
          onClick={() => void setMain()}
          {...off}
        >
          <Star size={18} />
          {t('main.action')}
        </Button>
      )}
      <Button variant="secondary" size="small" busy={removes} onClick={() => void remove()} {...off}>
        {t('remove.action')}
      </Button>
    </div>
  );
}

/** Shows a warning unless the problem is a server error, which is reported elsewhere. */
function tell(problem: Problem, fallback: string): void {
  if (problem.code !== 'server_error') warn(problem, fallback);
}

/** Tracks the latest version of the board, because its draft may be saved while the question is open. */
function useLatest(board: AdminBoard) {
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  });
  return latest;
}

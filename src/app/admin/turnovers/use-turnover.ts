import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turnover, TurnoverChange } from '#contract/admin/turnovers.ts';
import type { Result } from '#app/platform/api/result.ts';
import type { Changed } from '#app/admin/kit/form/conflict.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { addPhoto, changeTurnover, removePhoto, tickStep } from './queries.ts';

export type TurnoverConflict = { changes: TurnoverChange; theirs: Turnover };

/**
 * Holds a turnover and sends its changes one after another; `shown` is displayed at once. An answer is not displayed while another change waits, so
 * that ticks do not flip back. A refusal restores the host's state.
 */
export function useTurnover(loaded: Turnover) {
  const { t } = useTranslation('admin-turnovers');
  const [turnover, setTurnover] = useState(loaded);
  const [conflict, setConflict] = useState<TurnoverConflict | null>(null);
  const confirmed = useRef(loaded);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  // Loaded anew, for new addresses of its pictures: a change on its way brings them along.
  useEffect(() => {
    if (waiting.current > 0) return;
    confirmed.current = loaded;
    setTurnover(loaded);
  }, [loaded]);

  const act = async (work: () => Promise<Changed<Turnover>>, shown?: Partial<Turnover>) => {
    if (shown) setTurnover((now) => ({ ...now, ...shown }));
    waiting.current += 1;
    const turn = last.current.then(work);
    last.current = turn.catch(() => undefined);
    const { result, current } = await turn.finally(() => (waiting.current -= 1));
    confirmed.current = result.ok ? result.value : (current ?? confirmed.current);
    if (!result.ok || waiting.current === 0) setTurnover(confirmed.current);
    return { result, current };
  };
  const plainly = async (work: () => Promise<Result<Turnover>>, shown?: Partial<Turnover>) => {
    const { result } = await act(async () => ({ result: await work(), current: null }), shown);
    return result;
  };
  /** Changes the given fields of the version seen; null means the last version that the host confirmed. The calling form reports refusals. */
  const write = (changes: TurnoverChange, seen: Turnover | null = null) =>
    act(() => changeTurnover(seen ?? confirmed.current, changes));
  /** Changes the given fields. A refusal is shown as a toast; if somebody else changed the same fields, both versions are shown. */
  const change = async (changes: TurnoverChange, shown?: Partial<Turnover>) => {
    const { result, current } = await act(() => changeTurnover(confirmed.current, changes), shown);
    setConflict(current && { changes, theirs: current });
    if (!result.ok && !current) warn(result.problem, t('saveFailed'));
    return result;
  };
  return {
    turnover,
    write,
    change,
    conflict,
    takeTheirs: () => setConflict(null),
    tick: async (key: string, done: boolean) => {
      const checklist = turnover.checklist.map((step) => (step.key === key ? { ...step, done } : step));
      const outcome = await plainly(() => tickStep(loaded.id, key, done), { checklist });
      if (!outcome.ok) warn(outcome.problem, t('saveFailed'));
    },
    addPhoto: (fileId: string) => plainly(() => addPhoto(loaded.id, fileId)),
    removePhoto: async (fileId: string) => {
      const photos = turnover.photos.filter(({ id }) => id !== fileId);
      const outcome = await plainly(() => removePhoto(loaded.id, fileId), { photos });
      if (!outcome.ok) warn(outcome.problem, t('saveFailed'));
      return outcome;
    },
  };
}
export type AtWork = ReturnType<typeof useTurnover>;

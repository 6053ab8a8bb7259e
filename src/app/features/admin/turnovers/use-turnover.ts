import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turnover, TurnoverChange } from '#contract/admin/turnovers.ts';
import type { Result } from '#app/platform/api/result.ts';
import { warn } from '../warn.ts';
import { addPhoto, changeTurnover, removePhoto } from './queries.ts';

/**
 * A turnover at work: changes go out one after another, and show at once where `shown` says how. An answer that comes while another change
 * waits is not shown, so that nothing that was ticked springs back; a refused one brings back what the host has.
 */
export function useTurnover(loaded: Turnover) {
  const { t } = useTranslation('admin-turnovers');
  const [turnover, setTurnover] = useState(loaded);
  const confirmed = useRef(loaded);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const act = async (work: () => Promise<Result<Turnover>>, shown?: Partial<Turnover>) => {
    if (shown) setTurnover((now) => ({ ...now, ...shown }));
    waiting.current += 1;
    const turn = last.current.then(work);
    last.current = turn.catch(() => undefined);
    const outcome = await turn.finally(() => (waiting.current -= 1));
    if (outcome.ok) confirmed.current = outcome.value;
    if (!outcome.ok || waiting.current === 0) setTurnover(confirmed.current);
    return outcome;
  };
  /** Changes what is named; a refusal is told as a toast, unless its fields tell it. */
  const change = async (changes: TurnoverChange, shown?: Partial<Turnover>) => {
    const outcome = await act(() => changeTurnover(loaded.id, changes), shown);
    if (!outcome.ok && !outcome.problem.fields['problem']) warn(outcome.problem, t('saveFailed'));
    return outcome;
  };
  return {
    turnover,
    change,
    tick: (key: string, done: boolean) =>
      change(
        { checklist: [{ key, done }] },
        { checklist: turnover.checklist.map((step) => (step.key === key ? { ...step, done } : step)) },
      ),
    addPhoto: (fileId: string) => act(() => addPhoto(loaded.id, fileId)),
    removePhoto: async (fileId: string) => {
      const photos = turnover.photos.filter(({ id }) => id !== fileId);
      const outcome = await act(() => removePhoto(loaded.id, fileId), { photos });
      if (!outcome.ok) warn(outcome.problem, t('saveFailed'));
      return outcome;
    },
  };
}
export type AtWork = ReturnType<typeof useTurnover>;

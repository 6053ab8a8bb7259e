import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '#app/ui/feedback/loading-overlay.tsx';

/** Loaded separately with the move dialog, so that the week view loads without it. */
const MoveQuestion = lazy(async () => ({
  default: (await import('#app/admin/reservations/actions/move-question.tsx')).MoveQuestion,
}));

/** Maximum time in milliseconds for the week view to show a bar in its new house. */
const PATIENCE_MS = 3000;

export type WeekMove = {
  /** Opens the move dialog, with a house that is chosen already or null. */
  ask: (id: string, houseId: string | null) => void;
  question: ReactNode;
  /** Returns how often a reservation was moved from here. */
  movesOf: (id: string | undefined) => number;
};

/**
 * The dialog for moving a reservation that was dragged to another house or long-pressed. `refresh` reloads the weeks; then the focus goes to the
 * reservation.
 */
export function useWeekMove(refresh: () => Promise<unknown>): WeekMove {
  const { t } = useTranslation('common');
  const [asked, setAsked] = useState<{ id: string; houseId: string | null; times: number } | null>(null);
  const [moved, setMoved] = useState<{ id: string; times: number }>();
  const ask = useCallback(
    (id: string, houseId: string | null) =>
      setAsked((last) => ({ id, houseId, times: (last?.times ?? 0) + 1 })),
    [],
  );
  const settle = async (id: string) => {
    setMoved((last) => ({ id, times: (last?.times ?? 0) + 1 }));
    await refresh();
    followBar(id);
  };
  const question = asked && (
    <Suspense fallback={<LoadingOverlay active label={t('loading')} />}>
      <MoveQuestion
        key={asked.times}
        id={asked.id}
        houseId={asked.houseId}
        onMoved={() => void settle(asked.id)}
        onStale={() => void refresh()}
      />
    </Suspense>
  );
  return { ask, question, movesOf: (id) => (moved && moved.id === id ? moved.times : 0) };
}

/** Keeps the focus on the bar of a reservation while its rows are drawn again. Ends with the next key press or pointer press. */
function followBar(id: string): void {
  const until = performance.now() + PATIENCE_MS;
  const ended = new AbortController();
  const { signal } = ended;
  for (const act of ['keydown', 'pointerdown'] as const)
    document.addEventListener(act, () => ended.abort(), { signal });
  const look = () => {
    if (signal.aborted) return;
    const held = document.activeElement;
    const bar = document.querySelector<HTMLElement>(`main a[href="/admin/reservations/${id}"]`);
    if (!held || held === document.body) bar?.focus({ preventScroll: true });
    if (performance.now() < until) return requestAnimationFrame(look);
    ended.abort();
    // It went to a house that is not in view.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  requestAnimationFrame(look);
}

import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '#app/ui/feedback/loading-overlay.tsx';

/** With the dialog of a move and all that it asks for: the weeks load without it. */
const MoveQuestion = lazy(async () => ({
  default: (await import('#app/admin/reservations/actions/move-question.tsx')).MoveQuestion,
}));

/** The longest that the weeks may take to show a bar in its new house, in milliseconds. */
const PATIENCE_MS = 3000;

export type WeekMove = {
  /** Asks for the move of a reservation, to a house that is chosen already or is yet to be. */
  ask: (id: string, houseId: string | null) => void;
  question: ReactNode;
  /** The number of times that a reservation was moved from here. */
  movesOf: (id: string | undefined) => number;
};

/**
 * The question for the move of a reservation that was dragged to another house or pressed for long. `refresh` reads the weeks anew; the focus
 * then goes to where the reservation is.
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

/** Keeps the focus on the bar of a reservation while its rows are drawn anew. Ends with the next key or touch. */
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

import { lazy, Suspense, type ComponentType } from 'react';
import type { HistoryProps } from '#app/features/stay-records/history.tsx';

const History = lazy<ComponentType<HistoryProps>>(() =>
  import('#app/features/stay-records/history.tsx').then(
    (part) => ({ default: part.History }),
    () => ({ default: () => null }),
  ),
);

/** The history of a stay; the page does without where its code cannot be loaded. */
export function LazyHistory(props: HistoryProps) {
  return (
    <Suspense>
      <History {...props} />
    </Suspense>
  );
}

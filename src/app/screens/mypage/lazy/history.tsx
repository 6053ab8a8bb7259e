import type { HistoryProps } from '#app/features/stay-records/history.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

/** The history of a stay. */
export const LazyHistory = lazyPart<HistoryProps>(() =>
  import('#app/features/stay-records/history.tsx').then(({ History }) => History),
);

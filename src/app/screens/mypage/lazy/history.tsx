import type { HistoryProps } from '#app/features/history/history.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

export const LazyHistory = lazyPart<HistoryProps>(() =>
  import('#app/features/history/history.tsx').then(({ History }) => History),
);

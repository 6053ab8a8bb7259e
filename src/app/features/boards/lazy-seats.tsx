import { lazy, Suspense } from 'react';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import type { SeatPanelProps } from './seats/seat-panel.tsx';
import { seats } from './event-facts.css.ts';

const Panel = lazy<(props: SeatPanelProps) => React.ReactNode>(() =>
  import('./seats/seat-panel.tsx').then(
    async ({ SeatPanel, loungeStyle }) => {
      await loungeStyle;
      return { default: SeatPanel };
    },
    () => ({ default: () => null }),
  ),
);

/** Event sign-up in reserved room; renders nothing if its code cannot be loaded. */
export function Seats(props: SeatPanelProps) {
  const isHydrated = useHydrated();
  return (
    <div className={seats}>
      {isHydrated && (
        <Suspense>
          <Panel {...props} />
        </Suspense>
      )}
    </div>
  );
}

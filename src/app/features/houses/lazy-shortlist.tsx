import { lazy, Suspense, type ComponentType } from 'react';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import type { PartProps } from './shortlist/part.tsx';

const Part = lazy<ComponentType<PartProps>>(() =>
  import('./shortlist/part.tsx').catch(() => ({ default: () => null })),
);

/** Part for saving, comparing, sharing and alerts. It loads after hydration, into reserved room; renders nothing if it cannot be loaded. */
export const Shortlist = (props: PartProps) =>
  useHydrated() && (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );

import { lazy, Suspense, type ComponentType } from 'react';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import type { PartProps } from './shortlist/part.tsx';

const Part = lazy<ComponentType<PartProps>>(() =>
  import('./shortlist/part.tsx').catch(() => ({ default: () => null })),
);

/** A part of saving, comparing, sharing and alerts: it comes after hydration, into room that is there already; a page does without where it cannot be loaded. */
export const Shortlist = (props: PartProps) =>
  useHydrated() && (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );

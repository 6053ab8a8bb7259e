import { lazy, Suspense } from 'react';
import type { CheckOutSectionsProps } from './check-out-sections.tsx';

const Sections = lazy<(props: CheckOutSectionsProps) => React.ReactNode>(() =>
  import('./check-out-sections.tsx').then(
    ({ CheckOutSections }) => ({ default: CheckOutSections }),
    () => ({ default: () => null }),
  ),
);

export function LazyCheckOut(props: CheckOutSectionsProps) {
  return (
    <Suspense>
      <Sections {...props} />
    </Suspense>
  );
}

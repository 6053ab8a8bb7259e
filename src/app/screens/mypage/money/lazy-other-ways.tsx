import { lazy, Suspense, type ComponentType } from 'react';
import type { OtherWaysProps } from './other-ways.tsx';

// Nothing can be paid without a network either.
const OtherWays = lazy<ComponentType<OtherWaysProps>>(() =>
  import('./other-ways.tsx').then(
    (part) => ({ default: part.OtherWays }),
    () => ({ default: () => null }),
  ),
);

/** The other ways to make a payment, which come when they are shown. */
export function LazyOtherWays(props: OtherWaysProps) {
  return (
    <Suspense>
      <OtherWays {...props} />
    </Suspense>
  );
}

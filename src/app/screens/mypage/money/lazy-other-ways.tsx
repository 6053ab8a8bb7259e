import { lazyPart } from '#app/ui/layout/lazy-part.tsx';
import type { OtherWaysProps } from './other-ways.tsx';

/** The other ways to make a payment: nothing can be paid without a network either. */
export const LazyOtherWays = lazyPart<OtherWaysProps>(() =>
  import('./other-ways.tsx').then(({ OtherWays }) => OtherWays),
);

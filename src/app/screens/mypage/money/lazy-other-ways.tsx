import { lazyPart } from '#app/ui/layout/lazy-part.tsx';
import type { OtherWaysProps } from './other-ways.tsx';

export const LazyOtherWays = lazyPart<OtherWaysProps>(() =>
  import('./other-ways.tsx').then(({ OtherWays }) => OtherWays),
);

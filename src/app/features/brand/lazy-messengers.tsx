import { lazyPart } from '#app/ui/layout/lazy-part.tsx';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';

const Messengers = lazyPart<object>(() => import('./messengers.tsx').then((part) => part.Messengers));

/** Links to messengers, once the page works: no server HTML has them. */
export const LazyMessengers = () => (useHydrated() ? <Messengers /> : null);

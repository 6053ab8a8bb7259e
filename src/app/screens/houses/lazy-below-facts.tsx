import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';
import { words } from './detail.css.ts';

/** Everything below the facts of a house; its code is no part of the first load. */
export const [BelowFacts, preloadBelowFacts] = deferHydration(
  'below-facts',
  () => import('./below-facts.tsx'),
  words,
);

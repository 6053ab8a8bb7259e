import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';
import { words } from './detail.css.ts';

export const [BelowFacts, preloadBelowFacts] = deferHydration(
  'below-facts',
  () => import('./below-facts.tsx'),
  words,
);

import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';

/** The part below the hero; its code is no part of the first load. */
export const [BelowHero, preloadBelowHero] = deferHydration(
  'home-below-hero',
  () => import('./below-hero.tsx'),
);

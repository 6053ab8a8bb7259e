import { withTexts } from '#app/platform/i18n/i18n.ts';
import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';

/** The part below the hero; neither its code nor its texts are part of the first load. */
export const [BelowHero, preloadBelowHero] = deferHydration('home-below-hero', () =>
  withTexts(['home-sections', 'house-card'], import('./below-hero.tsx')),
);

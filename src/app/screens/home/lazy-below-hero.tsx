import { withTexts } from '#app/platform/i18n/i18n.ts';
import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';

export const [BelowHero, preloadBelowHero] = deferHydration('home-below-hero', () =>
  withTexts(['home-sections', 'house-card'], import('./below-hero.tsx')),
);

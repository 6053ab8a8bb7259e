import { later } from '#app/ui/later.tsx';

/** The part below the hero; its code is no part of the first load. */
export const belowHero = later('home-below-hero', () => import('./below-hero.tsx'));

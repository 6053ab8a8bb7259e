import { later } from '#app/ui/later.tsx';
import { words } from './detail.css.ts';

/** What a home's page says below its facts; its code is no part of the first load. */
export const belowFacts = later('below-facts', () => import('./below-facts.tsx'), words);

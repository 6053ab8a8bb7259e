import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';

/** The reviews below the interviews; their code is no part of the first load. */
export const [Reviews, preloadReviews] = deferHydration('reviews', () => import('./reviews.tsx'));

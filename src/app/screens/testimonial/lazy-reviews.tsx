import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';

export const [Reviews, preloadReviews] = deferHydration('reviews', () => import('./reviews.tsx'));

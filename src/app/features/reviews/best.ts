import { api } from '#app/platform/api/api.ts';

export const bestReviews = (most: number) => api.reviews.best({ query: { pageSize: String(most) } });

/** The best reviews with country and university of those authors who allowed it. */
export const bestReviewsWithOrigins = () => api.reviews.best({ query: { pageSize: '12', origins: 'true' } });

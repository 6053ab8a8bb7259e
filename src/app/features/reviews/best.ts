import { api } from '#app/platform/api/api.ts';

/** The reviews shown with the testimonials, the best first; at most 12 of them. */
export const bestReviews = (most = 12) => api.reviews.best({ query: { pageSize: String(most) } });

import { api } from '#app/platform/api.ts';

/** The reviews shown with the testimonials, the best first. */
export const bestReviews = () => api.reviews.best();

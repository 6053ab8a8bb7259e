import { api } from '#app/platform/api/api.ts';

export const bestReviews = (most = 12) => api.reviews.best({ query: { pageSize: String(most) } });

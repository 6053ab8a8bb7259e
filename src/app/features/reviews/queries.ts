import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import { api } from '#app/platform/api.ts';
import { attempt, type Outcome } from '#app/platform/problem.ts';

/** The reviews shown with the testimonials, the best first. */
export const bestReviews = () => api.reviews.best();

export type Review = InputOf<Contract['reservations']['review']>['body'];

/** Reviews a stay that has ended; once. */
export function writeReview(stayId: string, body: Review): Promise<Outcome<{ id: string }>> {
  return attempt(() => api.reservations.review({ params: { id: stayId }, body }));
}

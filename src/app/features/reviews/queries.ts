import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import { api } from '#app/platform/api.ts';
import { attempt, type Outcome } from '#app/platform/problem.ts';

export type Review = InputOf<Contract['reservations']['review']>['body'];

/** Reviews a stay that has ended; once. */
export function writeReview(stayId: string, body: Review): Promise<Outcome<{ id: string }>> {
  return attempt(() => api.reservations.review({ params: { id: stayId }, body }));
}

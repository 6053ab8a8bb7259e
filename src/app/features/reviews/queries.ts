import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import type { University } from '#contract/seoul/commutes.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export type Review = InputOf<Contract['reservations']['review']>['body'];

/** Submits the review of a stay that has ended; once only. */
export function writeReview(reservationId: string, body: Review): Promise<Result<{ id: string }>> {
  return attempt(() => api.reservations.review({ params: { id: reservationId }, body }));
}

/** Lists the universities; none if the host is unreachable. */
export async function universities(): Promise<University[]> {
  const found = await attempt(() => api.commutes.universities());
  return found.ok ? found.value : [];
}

import type { Reservation } from '#contract/reservations/reservations.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Withdraws the pending change of a stay; repeating it changes nothing. */
export function withdrawChange(id: string): Promise<Result<Reservation>> {
  return attempt(() => api.reservations.withdrawChange({ params: { id } }));
}

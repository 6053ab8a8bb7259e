import type { HistoryEntry } from '#contract/reservations/history.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';

/** Lists what happened to a reservation, newest first; without the host the device's copy of it. */
export const history = (id: string): Promise<Result<Loaded<HistoryEntry[]>>> =>
  attempt(() => networkFirst(`history/${id}`, () => api.reservationHistory.list({ params: { id } })));

/** Reads the payments of a reservation alone; null where they cannot be had, which nobody is told (spec section 8). */
export async function payments(id: string): Promise<ReservationInstalment[] | null> {
  const read = await attempt(() => api.reservations.payments({ params: { id } }));
  return read.ok ? read.value : null;
}

/** Reads one payment; null likewise. */
export async function payment(id: string, paymentId: string): Promise<ReservationInstalment | null> {
  const read = await attempt(() => api.reservations.payment({ params: { id, paymentId } }));
  return read.ok ? read.value : null;
}

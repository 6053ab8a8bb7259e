import type { HistoryEntry } from '#contract/reservations/history.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';
import { networkFirst } from '#app/platform/offline/network-first.ts';

/** Lists what happened to a reservation, newest first; the device's copy if the host is unreachable, null if there is none. */
export async function history(id: string): Promise<HistoryEntry[] | null> {
  const told = await attempt(() =>
    networkFirst(`history/${id}`, () => api.reservationHistory.list({ params: { id } })),
  );
  return told.ok ? told.value.value : null;
}

/** Reads only the payments of a reservation; null if they cannot be loaded, which is not reported (docs/specification.md#error-catalogue). */
export async function payments(id: string): Promise<ReservationInstalment[] | null> {
  const read = await attempt(() => api.reservations.payments({ params: { id } }));
  return read.ok ? read.value : null;
}

/** Reads one payment; null if it cannot be loaded, which is not reported. */
export async function payment(id: string, paymentId: string): Promise<ReservationInstalment | null> {
  const read = await attempt(() => api.reservations.payment({ params: { id, paymentId } }));
  return read.ok ? read.value : null;
}

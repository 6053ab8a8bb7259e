import { complaintsOf, notesOf } from '#app/admin/reservations/actions/queries.ts';
import { messagesOf } from '#app/admin/reservations/messages/queries.ts';
import { trailOf } from '#app/admin/trail/queries.ts';
import { paymentsOf, reservationDetail } from '#app/admin/reservations/queries.ts';

/** Loads a reservation with everything that its page shows; each part by itself, so that one that fails takes no other away. */
export async function loadDetails(id: string) {
  const [detail, payments, notes, complaints, messages, trail] = await Promise.all([
    reservationDetail(id),
    paymentsOf(id),
    notesOf(id),
    complaintsOf(id),
    messagesOf(id),
    trailOf('reservation', id),
  ]);
  return { detail, payments, notes, complaints, messages, trail };
}
export type LoadedDetails = Awaited<ReturnType<typeof loadDetails>>;

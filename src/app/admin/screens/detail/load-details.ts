import { complaintsOf, notesOf } from '#app/admin/reservations/actions/queries.ts';
import { messagesOf } from '#app/admin/reservations/messages/queries.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { paymentsOf, reservationDetail } from '#app/admin/reservations/queries.ts';

/** Loads a reservation and everything its page shows. Each part loads by itself, so that a failed part does not affect the others. */
export async function loadDetails(id: string) {
  const [detail, payments, notes, complaints, messages, auditLog] = await Promise.all([
    reservationDetail(id),
    paymentsOf(id),
    notesOf(id),
    complaintsOf(id),
    messagesOf(id),
    auditLogOf('reservation', id),
  ]);
  return { detail, payments, notes, complaints, messages, auditLog };
}
export type LoadedDetails = Awaited<ReturnType<typeof loadDetails>>;

import type { OwnTicketRead, ReservationTickets, Ticket } from '#contract/reservations/tickets.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { uploadOwnPicture } from '#app/platform/api/upload.ts';
import { networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';
import type { Outgoing } from './outgoing-store.ts';

/** Reads the tickets of a stay; the device's copy if the host is unreachable. */
export const reservationTickets = (id: string): Promise<Result<Loaded<ReservationTickets>>> =>
  attempt(() => networkFirst(`tickets/${id}`, () => api.tickets.list({ params: { id } })));

/**
 * Marks a ticket as read as far as it was shown, on all of the member's devices.
 * @returns the ticket after that
 */
export const markRead = (id: string, shown: OwnTicketRead): Promise<Result<Ticket>> =>
  attempt(() => api.tickets.read({ params: { id }, body: shown }));

/** Sends a picture of an entry, and reports the share that was sent, from 0 to 1. */
export const sendPhoto = (bytes: ArrayBuffer, type: string, onProgress: (share: number) => void) =>
  uploadOwnPicture('ticket', new Blob([bytes], { type }), onProgress).done;

/**
 * Sends an entry once the host has its pictures.
 * @returns the ticket after that
 */
export function sendEntry(entry: Outgoing): Promise<Result<Ticket>> {
  const { id, reservationId, ticketId, kind, text } = entry;
  const photos = entry.photos.flatMap(({ fileId }) => fileId ?? []);
  return attempt(() =>
    ticketId === null
      ? api.tickets.open({
          params: { id: reservationId },
          body: { id, kind: kind ?? 'question', text, photos },
        })
      : api.tickets.reply({ params: { id: ticketId }, body: { id, text, photos } }),
  );
}

import type { OwnTicketRead, StayTickets, Ticket } from '#contract/reservations/tickets.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { uploadOwnPicture } from '#app/platform/api/upload.ts';
import { networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';
import type { Outgoing } from './outgoing-store.ts';

/** Reads the tickets of a stay; without the host the device's copy of them. */
export const stayTickets = (id: string): Promise<Result<Loaded<StayTickets>>> =>
  attempt(() => networkFirst(`tickets/${id}`, () => api.tickets.list({ params: { id } })));

/** Marks a ticket as read as far as it was shown, on all of the member's devices. @returns the ticket as it is then */
export const markRead = (id: string, shown: OwnTicketRead): Promise<Result<Ticket>> =>
  attempt(() => api.tickets.read({ params: { id }, body: shown }));

/** Sends a picture of an entry, telling how much of it has left, from 0 to 1. */
export const sendPhoto = (bytes: ArrayBuffer, type: string, onProgress: (share: number) => void) =>
  uploadOwnPicture('ticket', new Blob([bytes], { type }), onProgress).done;

/** Sends an entry whose pictures the host has. @returns the ticket as it is then */
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

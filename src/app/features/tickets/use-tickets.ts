import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ReservationTickets, Ticket } from '#contract/reservations/tickets.ts';
import type { Result } from '#app/platform/api/result.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { reservationTickets } from './queries.ts';
import { sender, watchSender } from './sender.ts';

/**
 * Returns the tickets of a stay and its unsent entries. Reads again when `read` changes, as it does with the screen's data, and when something has
 * arrived, which is shown at once; `along` are tickets that were read along with the screen's data.
 */
export function useTickets(
  reservationId: string,
  read: unknown,
  along: Result<Loaded<ReservationTickets>> | null,
) {
  const [arrivals, setArrivals] = useState(0);
  const { entries, sending } = useSyncExternalStore(sender.subscribe, sender.get, sender.get);
  const [loaded, setLoaded] = useReads(
    () => reservationTickets(reservationId),
    `${reservationId} ${arrivals}`,
    read,
    along,
  );
  /** Shows a ticket as it is now and reads all again, so that the device's copy has it too. */
  const showAndRead = (ticket: Ticket) => {
    setLoaded((before) => withTicket(before, ticket));
    setArrivals((count) => count + 1);
  };
  const arrived = useEffectEvent(showAndRead);
  useEffect(() => {
    watchSender();
    return sender.onArrival((sent) => {
      if (sent.reservationId !== reservationId) return;
      arrived(sent.ticket);
    });
  }, [reservationId]);
  const tickets = loaded?.ok ? loaded.value.value.tickets : [];
  const known = new Set(tickets.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));
  return {
    loaded,
    tickets,
    /** Leaves out entries that have arrived although the answer was lost. */
    outgoing: entries.filter((entry) => entry.reservationId === reservationId && !known.has(entry.id)),
    sending,
    showAndRead,
  };
}

/** Replaces or adds a ticket; changes nothing if the tickets could not be read. */
function withTicket(
  before: Result<Loaded<ReservationTickets>> | null,
  ticket: Ticket,
): Result<Loaded<ReservationTickets>> | null {
  if (!before?.ok) return before;
  const { value } = before.value;
  const tickets = value.tickets.some(({ id }) => id === ticket.id)
    ? value.tickets.map((each) => (each.id === ticket.id ? ticket : each))
    : [ticket, ...value.tickets];
  return { ok: true, value: { ...before.value, value: { ...value, tickets } } };
}

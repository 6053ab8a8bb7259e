import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { StayTickets, Ticket } from '#contract/reservations/tickets.ts';
import type { Result } from '#app/platform/api/result.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { stayTickets } from './queries.ts';
import { sender, watchSender } from './sender.ts';

/**
 * The tickets of a stay with what is still to be sent about it. Read anew whenever `read`, which the screen's data changes with, is another,
 * and when something has arrived, which is in them at once; `along` are those that were read along with it.
 */
export function useTickets(reservationId: string, read: unknown, along: Result<Loaded<StayTickets>> | null) {
  const [arrivals, setArrivals] = useState(0);
  const { entries, sending } = useSyncExternalStore(sender.subscribe, sender.get, sender.get);
  const [loaded, setLoaded] = useReads(
    () => stayTickets(reservationId),
    `${reservationId} ${arrivals}`,
    read,
    along,
  );
  /** Shows a ticket as it is now, and reads all anew, so that the device's copy has it too. */
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
    /** Without what has arrived by now and lost its answer alone. */
    outgoing: entries.filter((entry) => entry.reservationId === reservationId && !known.has(entry.id)),
    sending,
    showAndRead,
  };
}

/** The tickets with one as it is now; where they could not be read they are read anew. */
function withTicket(
  before: Result<Loaded<StayTickets>> | null,
  ticket: Ticket,
): Result<Loaded<StayTickets>> | null {
  if (!before?.ok) return before;
  const { value } = before.value;
  const tickets = value.tickets.some(({ id }) => id === ticket.id)
    ? value.tickets.map((each) => (each.id === ticket.id ? ticket : each))
    : [ticket, ...value.tickets];
  return { ok: true, value: { ...before.value, value: { ...value, tickets } } };
}

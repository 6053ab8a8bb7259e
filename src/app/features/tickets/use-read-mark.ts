import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { OwnTicketRead, Ticket } from '#contract/reservations/tickets.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { markRead } from './queries.ts';

/**
 * Marks a ticket as read once the end of its open thread (`ref`) is on the screen of a visible page; without a network it waits for one. `isNew`
 * stays true while the ticket is shown, so that its reader can tell which one was new.
 */
export function useReadMark(
  ticket: Ticket,
  isOpen: boolean,
  onRead: (ticket: Ticket) => void,
): { ref: RefObject<HTMLSpanElement | null>; isNew: boolean } {
  const ref = useRef<HTMLSpanElement>(null);
  const online = useOnline();
  const [wasNew, setWasNew] = useState(false);
  const isWanted = online && isOpen && ticket.isUnread;
  const newest = ticket.replies.at(-1)?.id ?? ticket.id;
  const { toldAt } = ticket;
  const mark = useEffectEvent(async (shown: OwnTicketRead, isGone: () => boolean) => {
    setWasNew(true);
    const read = await markRead(ticket.id, shown);
    if (read.ok && !isGone()) onRead(read.value);
  });
  useEffect(() => {
    if (!isWanted || !ref.current) return;
    let [gone, inView, told] = [false, false, false];
    const tell = () => {
      if (told || !inView || document.visibilityState !== 'visible') return;
      told = true;
      void mark({ upTo: newest, toldAt }, () => gone);
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    observer.observe(ref.current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      gone = true;
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [isWanted, newest, toldAt]);
  return { ref, isNew: ticket.isUnread || wasNew };
}

import { useEffect } from 'react';
import type { AdminTicket } from '#contract/admin/tickets/tickets.ts';
import { markRead } from './queries.ts';

/** Marks a ticket as read once it is shown on a visible page. A ticket preloaded before a click is not marked. */
export function useReadMark({ id, isUnread, replies }: AdminTicket): void {
  const newest = replies.at(-1)?.id ?? id;
  useEffect(() => {
    if (!isUnread) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      stop();
      void markRead(id, newest);
    };
    const stop = () => document.removeEventListener('visibilitychange', tell);
    document.addEventListener('visibilitychange', tell);
    tell();
    return stop;
  }, [id, isUnread, newest]);
}

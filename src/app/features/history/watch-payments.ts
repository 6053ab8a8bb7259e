import { useEffect, useEffectEvent } from 'react';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { payments } from '#app/features/history/queries.ts';

/** Interval at which a payment is checked that a bank has not answered yet, milliseconds. */
const AGAIN_MS = 10_000;

export interface WatchPaymentsProps {
  /** The reservation's id. */
  id: string;
  onRead: (payments: ReservationInstalment[]) => void;
}

/** Reads the payments of a reservation again while one of them is processing and the page is visible. Renders nothing. */
export function WatchPayments({ id, onRead }: WatchPaymentsProps) {
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const read = await payments(id);
      if (read && !gone) tell(read);
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [id]);
  return null;
}

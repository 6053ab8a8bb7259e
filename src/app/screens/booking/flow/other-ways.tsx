import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { OrderOf } from '#app/features/payments/queries.ts';
import { currentStay } from '#app/features/reservations/queries.ts';
import { PayFirst } from './pay-first.tsx';

export interface OtherWaysProps {
  order: OrderOf;
  /** Pays the same way again: for a later instalment, and until the reservation is loaded. */
  children: ReactNode;
}

/** The ways to pay a request whose payment was declined. Text: flow, booking. */
export function OtherWays({ order: { reservationId }, children }: OtherWaysProps) {
  const [stay, setStay] = useState<Reservation | null>(null);
  const load = async (isHere: () => boolean) => {
    const read = await currentStay(reservationId);
    if (isHere() && read.ok) setStay(read.value.value);
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    let here = true;
    void loadFirst(() => here);
    return () => {
      here = false;
    };
  }, [reservationId]);
  if (stay?.status !== 'requested' || stay.paid) return children;
  return <PayFirst key={stay.paymentMethod} stay={stay} onChanged={() => void load(() => true)} failed />;
}

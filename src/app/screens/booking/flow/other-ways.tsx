import { useEffect, useState, type ReactNode } from 'react';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { OrderOf } from '#app/features/payments/queries.ts';
import { currentStay } from '#app/features/reservations/queries.ts';
import { PayFirst } from './pay-first.tsx';

export interface OtherWaysProps {
  order: OrderOf;
  /** Pays the same way again: for a later instalment, and until the reservation is loaded. */
  children: ReactNode;
  onAccountOpen?: () => void;
}

/** The ways to pay a request whose payment was declined. Text: flow, booking. */
export function OtherWays({ order: { reservationId }, children, onAccountOpen }: OtherWaysProps) {
  const [stay, setStay] = useState<Reservation | null>(null);
  useEffect(() => {
    let here = true;
    void currentStay(reservationId).then((read) => {
      if (here && read.ok) setStay(read.value.value);
    });
    return () => {
      here = false;
    };
  }, [reservationId]);
  const again = async () => {
    const read = await currentStay(reservationId);
    if (read.ok) setStay(read.value.value);
  };
  if (stay?.status !== 'requested' || stay.paid) return children;
  return (
    <PayFirst
      key={stay.paymentMethod}
      stay={stay}
      onChanged={() => void again()}
      onAccountOpen={onAccountOpen}
      failed
    />
  );
}

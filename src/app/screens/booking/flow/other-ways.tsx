import { useEffect, useState, type ReactNode } from 'react';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { OrderOf } from '#app/features/payments/queries.ts';
import { currentReservation } from '#app/features/reservations/queries.ts';
import { PayFirst } from './pay-first.tsx';

export interface OtherWaysProps {
  order: OrderOf;
  children: ReactNode;
  onAccountOpen?: () => void;
}

export function OtherWays({ order: { reservationId }, children, onAccountOpen }: OtherWaysProps) {
  const [reservation, setReservation] = useState<Reservation | null>(null);
  useEffect(() => {
    let here = true;
    void currentReservation(reservationId).then((read) => {
      if (here && read.ok) setReservation(read.value.value);
    });
    return () => {
      here = false;
    };
  }, [reservationId]);
  const again = async () => {
    const read = await currentReservation(reservationId);
    if (read.ok) setReservation(read.value.value);
  };
  if (reservation?.status !== 'requested' || reservation.paid) return children;
  return (
    <PayFirst
      key={reservation.paymentMethod}
      reservation={reservation}
      onChanged={() => void again()}
      onAccountOpen={onAccountOpen}
      failed
    />
  );
}

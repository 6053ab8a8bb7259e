import type { Reservation } from '#contract/reservations/reservations.ts';
import type { ReservationCertificatesProps } from '#app/features/certificates/reservation-certificates.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

export const ReservationCertificates = lazyPart<ReservationCertificatesProps>(async () => {
  const part = await import('#app/features/certificates/reservation-certificates.tsx');
  await part.residentStyle;
  return part.ReservationCertificates;
});

export const mayHaveCertificates = ({ status }: Reservation) =>
  status !== 'requested' && status !== 'expired';

type LazyCertificatesProps = Omit<ReservationCertificatesProps, 'reservationId'> & {
  reservation: Reservation;
};

export function LazyCertificates({ reservation, ...reads }: LazyCertificatesProps) {
  return mayHaveCertificates(reservation) ? (
    <ReservationCertificates reservationId={reservation.id} {...reads} />
  ) : null;
}

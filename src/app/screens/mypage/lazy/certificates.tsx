import type { Reservation } from '#contract/reservations/reservations.ts';
import type { StayCertificatesProps } from '#app/features/certificates/stay-certificates.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

export const StayCertificates = lazyPart<StayCertificatesProps>(async () => {
  const part = await import('#app/features/certificates/stay-certificates.tsx');
  await part.residentStyle;
  return part.StayCertificates;
});

/** True of a stay that was confirmed once. */
export const mayHaveCertificates = ({ status }: Reservation) =>
  status !== 'requested' && status !== 'expired';

type LazyCertificatesProps = Omit<StayCertificatesProps, 'stayId'> & { stay: Reservation };

/** Residence certificates of a stay that was confirmed once. */
export function LazyCertificates({ stay, ...reads }: LazyCertificatesProps) {
  return mayHaveCertificates(stay) ? <StayCertificates stayId={stay.id} {...reads} /> : null;
}

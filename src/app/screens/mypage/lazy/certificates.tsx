import { lazy, Suspense, type ComponentType } from 'react';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { StayCertificatesProps } from '#app/features/certificates/stay-certificates.tsx';

const StayCertificates = lazy<ComponentType<StayCertificatesProps>>(() =>
  import('#app/features/certificates/stay-certificates.tsx').then(
    async ({ StayCertificates, residentStyle }) => {
      await residentStyle;
      return { default: StayCertificates };
    },
    () => ({ default: () => null }),
  ),
);

/** Residence certificates of a stay that was confirmed once; the page does without where their code cannot be loaded. */
export function LazyCertificates({ stay: { id, status }, read }: { stay: Reservation; read: unknown }) {
  if (status === 'requested' || status === 'expired') return null;
  return (
    <Suspense>
      <StayCertificates stayId={id} read={read} />
    </Suspense>
  );
}

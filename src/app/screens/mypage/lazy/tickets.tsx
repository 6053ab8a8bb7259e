import { lazy, Suspense } from 'react';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { TicketsProps } from '#app/features/tickets/tickets.tsx';

/** Loads reports and questions about a stay; the page does without where they cannot be loaded. */
const Tickets = lazy<(props: TicketsProps) => React.ReactNode>(() =>
  import('#app/features/tickets/tickets.tsx').then(
    async ({ Tickets, residentStyle }) => {
      await residentStyle;
      return { default: Tickets };
    },
    () => ({ default: () => null }),
  ),
);

/** Sends reports and replies that wait on this device. */
export const sendWaiting = () =>
  void import('#app/features/tickets/sender.ts').then(
    ({ watchSender }) => watchSender(),
    () => undefined,
  );

/** Reports and questions about a stay that is or was lived in. */
export function LazyTickets({ stay: { id, status }, read }: { stay: Reservation; read: unknown }) {
  const isRunning = status === 'confirmed' || status === 'staying';
  if (!isRunning && status !== 'completed' && status !== 'checked_out_early') return null;
  return (
    <Suspense>
      <Tickets reservationId={id} isRunning={isRunning} read={read} />
    </Suspense>
  );
}

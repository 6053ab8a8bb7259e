import type { Reservation } from '#contract/reservations/reservations.ts';
import { isRunning } from '#app/features/reservations/model.ts';
import type { TicketsProps } from '#app/features/tickets/tickets.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

export const Tickets = lazyPart<TicketsProps>(async () => {
  const part = await import('#app/features/tickets/tickets.tsx');
  await part.residentStyle;
  return part.Tickets;
});

/** Sends reports and replies that wait on this device. */
export const sendWaiting = () =>
  void import('#app/features/tickets/sender.ts').then(
    ({ watchSender }) => watchSender(),
    () => undefined,
  );

/** True of a stay that is or was lived in, or will be. */
export const mayHaveTickets = (stay: Reservation) =>
  isRunning(stay) || stay.status === 'completed' || stay.status === 'checked_out_early';

type LazyTicketsProps = Pick<TicketsProps, 'read' | 'along'> & { stay: Reservation };

/** Reports and questions about a stay. */
export function LazyTickets({ stay, ...reads }: LazyTicketsProps) {
  if (!mayHaveTickets(stay)) return null;
  return <Tickets reservationId={stay.id} isRunning={isRunning(stay)} {...reads} />;
}

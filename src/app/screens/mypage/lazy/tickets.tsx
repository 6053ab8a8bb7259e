import type { Reservation } from '#contract/reservations/reservations.ts';
import { isRunning } from '#app/features/reservations/model.ts';
import type { TicketsProps } from '#app/features/tickets/tickets.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

export const Tickets = lazyPart<TicketsProps>(async () => {
  const part = await import('#app/features/tickets/tickets.tsx');
  await part.residentStyle;
  return part.Tickets;
});

export const sendWaiting = () =>
  void import('#app/features/tickets/sender.ts').then(
    ({ watchSender }) => watchSender(),
    () => undefined,
  );

export const mayHaveTickets = (reservation: Reservation) =>
  isRunning(reservation) || reservation.status === 'completed' || reservation.status === 'checked_out_early';

type LazyTicketsProps = Pick<TicketsProps, 'read' | 'along'> & { reservation: Reservation };

export function LazyTickets({ reservation, ...reads }: LazyTicketsProps) {
  if (!mayHaveTickets(reservation)) return null;
  return <Tickets reservationId={reservation.id} isRunning={isRunning(reservation)} {...reads} />;
}

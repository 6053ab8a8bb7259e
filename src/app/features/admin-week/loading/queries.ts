import type { WaitingReservations } from '#contract/admin/parking.ts';
import type { CalendarConflict, TakenDates } from '#contract/admin/calendars/calendars.ts';
import type { AdminReservation, AdminReservationDetail } from '#contract/admin/reservations.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { callsOf, type RowHouse, type Stretch } from './model.ts';

/** The most that one page of the catalogue holds. */
const PAGE_SIZE = '100';

/** Loads every house that is let. @throws NetworkError or ApiError */
export async function allHouses(): Promise<RowHouse[]> {
  const page = (number: number) =>
    api.houses.list({ query: { page: String(number), pageSize: PAGE_SIZE, sort: 'price-low' } });
  const first = await page(1);
  const others = Array.from({ length: Math.max(0, first.page.totalPages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(others.map(page));
  return [first, ...rest].flatMap(({ items }) =>
    items.map(({ id, name, location }) => ({ id, name, location })),
  );
}

/** Loads what waits for a room or is in conflict. @throws NetworkError or ApiError */
export function waitingReservations(): Promise<WaitingReservations> {
  return api.adminReservations.waiting();
}

/** Loads the conflicts of stays with bookings of elsewhere. @throws NetworkError or ApiError */
export function calendarConflicts(): Promise<CalendarConflict[]> {
  return api.adminCalendars.conflicts();
}

/** Loads blocked dates and bookings of elsewhere in a stretch, each once. @throws NetworkError or ApiError */
export async function takenIn(stretch: Stretch): Promise<TakenDates[]> {
  const answers = await Promise.all(
    callsOf(stretch).map(({ from, weeks }) =>
      api.adminCalendars.week({ query: { from, weeks: String(weeks) } }),
    ),
  );
  return [...new Map(answers.flat().map((dates) => [dates.id, dates])).values()];
}

/** Puts a parked reservation back into its house. */
export function putBackReservation(id: string): Promise<Result<AdminReservationDetail>> {
  return attempt(() => api.adminReservations.putBack({ params: { id } }));
}

/** Loads the reservations that hold a night of a stretch, each once. @throws NetworkError or ApiError */
export async function reservationsIn(stretch: Stretch): Promise<AdminReservation[]> {
  const answers = await Promise.all(
    callsOf(stretch).map(({ from, weeks }) =>
      api.adminReservations.week({ query: { from, weeks: String(weeks) } }),
    ),
  );
  return [...new Map(answers.flat().map((reservation) => [reservation.id, reservation])).values()];
}

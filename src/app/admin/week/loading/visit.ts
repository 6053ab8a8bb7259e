import type { CalendarConflict, TakenDates } from '#contract/admin/calendars/calendars.ts';
import type { WaitingReservations } from '#contract/admin/parking.ts';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api/api.ts';
import { loadedWeeks } from './loaded-weeks.ts';
import { leavingDay, spanOf } from '../model.ts';
import type { RowHouse, Stretch } from '../rows.ts';
import { allHouses } from './queries.ts';

/** Milliseconds for which loaded weeks are used while moving in time; after that they are requested again. */
export const FRESH_MS = 15_000;

/** The data of a stretch, and all reservations without a room regardless of the stretch. */
export type WeekData = {
  stretch: Stretch;
  houses: RowHouse[];
  reservations: AdminReservation[];
  taken: TakenDates[];
  waiting: WaitingReservations;
  conflicts: CalendarConflict[];
};

/**
 * Starts a visit to the week view. The returned function loads a stretch: if it overlaps one that was loaded just before, only its new weeks are
 * requested; the same stretch again is loaded completely, as after a change.
 * @returns a function that loads a stretch and throws NetworkError or ApiError
 */
export function visitWeeks(): (stretch: Stretch) => Promise<WeekData> {
  let houses: Promise<RowHouse[]> | undefined;
  let last: Stretch | undefined;
  let loaded = loading();
  return async (stretch) => {
    if (last?.start === stretch.start && last.weeks === stretch.weeks) loaded = loading();
    last = stretch;
    houses ??= allHouses();
    // A failure is not for the next move to find again.
    houses.catch(() => (houses = undefined));
    const [all, reservations, dates, [waiting, conflicts]] = await Promise.all([
      houses,
      loaded.reservations.load(stretch),
      loaded.taken.load(stretch),
      loaded.others(),
    ]);
    return { stretch, houses: all, reservations, taken: dates, waiting, conflicts };
  };
}

function loading() {
  const now = () => Date.now();
  const call = (from: PlainDate, weeks: number) => ({ query: { from, weeks: String(weeks) } });
  let others: { asked: number; answers: Promise<[WaitingReservations, CalendarConflict[]]> } | undefined;
  return {
    reservations: loadedWeeks<AdminReservation>(
      (from, weeks) => api.adminReservations.week(call(from, weeks)),
      (reservation, stretch) => spanOf(reservation.checkIn, leavingDay(reservation), stretch) !== null,
      FRESH_MS,
      now,
    ),
    taken: loadedWeeks<TakenDates>(
      (from, weeks) => api.adminCalendars.week(call(from, weeks)),
      (dates, stretch) => spanOf(dates.from, dates.to, stretch) !== null,
      FRESH_MS,
      now,
    ),
    others: () => {
      if (!others || now() - others.asked >= FRESH_MS) {
        const answers = Promise.all([api.adminReservations.waiting(), api.adminCalendars.conflicts()]);
        others = { asked: now(), answers };
        answers.catch(() => (others = undefined));
      }
      return others.answers;
    },
  };
}

import { addDays, daysBetween, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import type { DemoStay } from '#server/demo/reservations.ts';

/** The instants in ms of everything that happens to a demo stay; null for events that do not happen. */
export type Times = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  requested: number;
  signed: number | null;
  paid: number | null;
  closed: number | null;
};

export function timesOf({ fate, ...stay }: DemoStay, now: number): Times {
  const today = seoulDate(now);
  const checkIn = addDays(today, stay.in);
  const requested =
    fate.is === 'held' ? now - 3 * HOUR_MS : seoulInstant(addDays(today, stay.booked), '11:20');
  const confirmed =
    fate.is === 'done' || fate.is === 'left-early' || (fate.is === 'cancelled' && fate.refunded);
  const paid = confirmed || (fate.is === 'held' && fate.paid);
  return {
    checkIn,
    checkOut: addDays(checkIn, stay.nights),
    requested,
    signed: confirmed ? requested + 40 * MINUTE_MS : null,
    paid: paid ? requested + 55 * MINUTE_MS : null,
    closed: closedAt(fate, stay.booked, requested, today),
  };
}

function closedAt(
  fate: DemoStay['fate'],
  booked: number,
  requested: number,
  today: PlainDate,
): number | null {
  switch (fate.is) {
    case 'expired':
      return requested + booking.holdHours * HOUR_MS;
    case 'cancelled':
      return requested + 2 * HOUR_MS + (fate.closedIn - booked) * DAY_MS;
    case 'left-early':
      return seoulInstant(addDays(today, fate.endedIn), '11:00');
    default:
      return null;
  }
}

export function laterDueDays({ checkIn, checkOut, requested }: Times): PlainDate[] {
  if (daysBetween(checkIn, checkOut) <= booking.singlePaymentNights) return [];
  const days: PlainDate[] = [];
  for (let from = addDays(checkIn, booking.periodNights); from < checkOut;) {
    const due = addDays(from, -booking.dueDaysBeforePeriod);
    const bookedOn = seoulDate(requested);
    days.push(due < bookedOn ? bookedOn : due);
    from = addDays(from, booking.periodNights);
  }
  return days;
}

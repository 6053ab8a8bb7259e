import { addDays, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import type { DemoBoard, DemoDay } from './boards.ts';

const PUBLISHED_AT = '10:00';

/** Returns the publication and event start of a demo board as instants in ms, for a database filled on a Seoul date. */
export function boardDates(
  { publishedIn, event }: DemoBoard,
  today: PlainDate,
): { publishedAt: number; startsAt: number | null } {
  return {
    publishedAt: seoulInstant(dayOf(publishedIn, today), PUBLISHED_AT),
    startsAt: event ? seoulInstant(dayOf(event.in, today), event.at) : null,
  };
}

function dayOf(day: DemoDay, today: PlainDate): PlainDate {
  if (typeof day === 'number') return addDays(today, day);
  const first = addDays(today, day.from);
  return addDays(first, (day.weekday - weekdayOf(first) + 7) % 7);
}

/** Returns the weekday of a date, 0 for Sunday. It is the same in every time zone. */
function weekdayOf(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

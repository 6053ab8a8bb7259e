import { addDays, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import type { DemoBoard, DemoDay } from './boards.ts';

const PUBLISHED_AT = '10:00';

/** When a demo board is published and its event begins, as instants in ms, for a database that is filled on a Seoul date. */
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

/** 0 is Sunday. A date has its weekday in every time zone. */
function weekdayOf(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

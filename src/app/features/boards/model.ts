import type { BoardCard } from '#contract/boards.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { eventEndsAt } from '#contract/rules/events/event-end.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { named } from '#app/platform/i18n/format.ts';

export type EventBoard = BoardCard & { event: NonNullable<BoardCard['event']> };

/** True if an event is over. `nowMs` is in milliseconds since the epoch. */
export const hasEnded = (event: EventBoard['event'], nowMs: number): boolean => eventEndsAt(event) <= nowMs;

/** Events that are not over, the next first. `nowMs` in milliseconds since the epoch. */
export function upcomingEvents(boards: BoardCard[], nowMs: number): EventBoard[] {
  return boards
    .filter((board): board is EventBoard => board.event !== null && !hasEnded(board.event, nowMs))
    .sort((a, b) => Date.parse(a.event.startsAt) - Date.parse(b.event.startsAt));
}

/** Formats an instant as a calendar leaf in Seoul time. The parts hold no spaces or punctuation, in which the data of browsers differ. */
export function calendarLeaf(instant: string, language: string) {
  const date = seoulDate(Date.parse(instant));
  return {
    date,
    month: named(date, language, 'month', 'short'),
    day: String(Number(date.slice(8))),
    weekday: named(date, language, 'weekday', 'short'),
    time: seoulTime(instant),
  };
}

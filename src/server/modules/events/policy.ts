import { seatsCloseAt } from '#contract/rules/events/event-seats.ts';

export type EventRow = {
  id: string;
  title: { ko: string; en: string };
  starts_at: Date;
  ends_at: Date | null;
  place: { ko: string; en: string };
  capacity: number;
  /** The number of times that the event was moved. */
  sequence: number;
  published_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  reason: { ko: string; en: string } | null;
};

/** Returns the instant until which seats are given, in ms since the epoch (docs/specification.md#events). */
export function closesAt({ starts_at }: Pick<EventRow, 'starts_at'>): number {
  return seatsCloseAt(starts_at.getTime());
}

export function isOpen(event: EventRow, nowMs: number): boolean {
  const isPublic = event.published_at !== null && event.published_at.getTime() <= nowMs;
  return isPublic && event.cancelled_at === null && nowMs < closesAt(event);
}

export function hasBegun({ starts_at }: Pick<EventRow, 'starts_at'>, nowMs: number): boolean {
  return starts_at.getTime() <= nowMs;
}

import type { PlainDate } from './dates.ts';

/** What is written down of a reservation's life. */
export const storedStatuses = [
  'requested',
  'confirmed',
  'cancelled',
  'expired',
  'checked_out_early',
] as const;
export type StoredStatus = (typeof storedStatuses)[number];

/** What a reservation is today: `staying` and `completed` follow from the dates alone. */
export const statuses = [...storedStatuses, 'staying', 'completed'] as const;
export type Status = (typeof statuses)[number];

export const lists = ['upcoming', 'current', 'past', 'canceled'] as const;
export type ReservationList = (typeof lists)[number];

/** The status on a Seoul date (spec: Reservation life cycle). */
export function statusOn(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate },
  today: PlainDate,
): Status {
  if (stored !== 'confirmed') return stored;
  if (today >= stay.checkOut) return 'completed';
  return today >= stay.checkIn ? 'staying' : 'confirmed';
}

/** Which of the member's four lists a reservation stands in on a Seoul date (spec: Reservation life cycle, Lists). */
export function listOn(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate },
  today: PlainDate,
): ReservationList {
  if (stored === 'cancelled' || stored === 'expired') return 'canceled';
  if (stored === 'checked_out_early' || stay.checkOut <= today) return 'past';
  return stay.checkIn <= today ? 'current' : 'upcoming';
}

/** Whether somebody has stayed and left by a Seoul date: only then they can review the stay (spec: Content). */
export function hasLeft(
  stored: StoredStatus,
  stay: { checkIn: PlainDate; checkOut: PlainDate; endedOn: PlainDate | null },
  today: PlainDate,
): boolean {
  if (stored === 'checked_out_early') return stay.endedOn !== null && stay.endedOn > stay.checkIn;
  return stored === 'confirmed' && stay.checkOut <= today;
}

import type { ReadFailure } from '#contract/admin/calendars/vocabulary.ts';
import type { CalendarConflict } from '#contract/admin/calendars/calendars.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from './database.ts';

/** A booking from an external calendar: half-open Seoul dates, and an id that identifies no person. */
export type FoundBooking = { uid: string; from: PlainDate; to: PlainDate };

/** HTTP validators of the last reading (RFC 9110, 8.8). */
export type Validators = { etag: string | null; lastModified: string | null };

export type CalendarReading =
  | { kind: 'unchanged' }
  | ({ kind: 'read'; bookings: FoundBooking[] } & Validators)
  | { kind: 'failed'; failure: ReadFailure };

/** Reads an external calendar. Never throws: failures are returned. */
export type CalendarReader = {
  /** @param days bookings that hold a night of these half-open Seoul dates are told, others not */
  read(
    url: string,
    validators: Validators,
    days: { from: PlainDate; to: PlainDate },
  ): Promise<CalendarReading>;
};

export type Calendars = {
  conflicts(db: Db): Promise<CalendarConflict[]>;
};

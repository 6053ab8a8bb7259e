import type { ReadFailure } from '#contract/admin/calendars/vocabulary.ts';
import type { CalendarConflict } from '#contract/admin/calendars/calendars.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from './database.ts';

/** A booking as a calendar of elsewhere tells it: half-open Seoul dates, and a name of its own that says nothing about anybody. */
export type FoundBooking = { uid: string; from: PlainDate; to: PlainDate };

/** HTTP validators of the last reading (RFC 9110, 8.8). */
export type Validators = { etag: string | null; lastModified: string | null };

export type CalendarReading =
  | { kind: 'unchanged' }
  | ({ kind: 'read'; bookings: FoundBooking[] } & Validators)
  | { kind: 'failed'; failure: ReadFailure };

/** Reads a calendar at an address of the internet. Never throws: a failure is an answer. */
export type CalendarReader = {
  /** @param days bookings that hold a night of these half-open Seoul dates are told, others not */
  read(
    url: string,
    validators: Validators,
    days: { from: PlainDate; to: PlainDate },
  ): Promise<CalendarReading>;
};

/** The services of the calendars module to other modules. */
export type Calendars = {
  /** Conflicts of stays with bookings of elsewhere that nobody has settled, over all houses, by check-in. */
  conflicts(db: Db): Promise<CalendarConflict[]>;
};

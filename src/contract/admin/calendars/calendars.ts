import * as v from 'valibot';
import { del, get, post, put } from '#contract/endpoint.ts';
import { MOST_WEEKS } from '#contract/rules/operator-views.ts';
import { Bilingual, Instant, PlainDate, queryInteger, WrittenText } from '#contract/shared.ts';
import { blockReasons, readFailures } from './vocabulary.ts';

export const MOST_BLOCKED_NIGHTS = 730;

const LastDay = v.pipe(
  PlainDate,
  v.description('The day from which it is free again; its night is not blocked'),
);

export const BlockedDates = v.object({
  id: v.string(),
  from: PlainDate,
  to: LastDay,
  reason: v.picklist(blockReasons),
  note: v.pipe(v.string(), v.description('Of the staff')),
  version: v.pipe(v.string(), v.description('The ETag of its dates, reason and note, without quotes')),
});
export type BlockedDates = v.InferOutput<typeof BlockedDates>;

export const BlockedDatesChange = v.object({
  from: PlainDate,
  to: LastDay,
  reason: v.picklist(blockReasons, 'invalid_input'),
  note: v.pipe(v.string('text_required'), v.trim(), v.maxLength(500, 'text_too_long')),
});
export type BlockedDatesChange = v.InferOutput<typeof BlockedDatesChange>;

export const ForeignCalendar = v.object({
  id: v.string(),
  name: v.string(),
  host: v.pipe(v.string(), v.description('The host of its address; the rest is secret')),
  readAt: v.pipe(v.nullable(Instant), v.description('The last time that it was read as a whole')),
  failedAt: v.pipe(v.nullable(Instant), v.description('The last failure since then')),
  failure: v.nullable(v.picklist(readFailures)),
  nextReadAt: Instant,
  bookings: v.pipe(v.number(), v.description('Its bookings that are not over')),
});
export type ForeignCalendar = v.InferOutput<typeof ForeignCalendar>;

export const NewForeignCalendar = v.object({
  name: WrittenText(60),
  url: v.pipe(
    v.string('calendar_address_invalid'),
    v.trim(),
    v.maxLength(2000, 'calendar_address_invalid'),
    v.transform((text) => text.replace(/^webcals?:\/\//i, 'https://')),
    v.url('calendar_address_invalid'),
    v.startsWith('http', 'calendar_address_invalid'),
  ),
});

/** An external booking that overlaps nights of one of our stays. */
export const CalendarConflict = v.object({
  id: v.string(),
  houseId: v.string(),
  listingName: Bilingual,
  calendar: v.pipe(v.string(), v.description('The name of the calendar that the booking came from')),
  from: PlainDate,
  to: LastDay,
  reservationId: v.string(),
  code: v.string(),
  memberName: v.nullable(v.string()),
  checkIn: PlainDate,
  checkOut: PlainDate,
  foundAt: Instant,
});
export type CalendarConflict = v.InferOutput<typeof CalendarConflict>;

export const CalendarAddress = v.object({ address: v.string() });

export const ConflictAcceptance = v.object({ reason: WrittenText(500) });

/** Nights of a house taken by something other than our stays. `reason` is set for blocked dates, `calendar` for external bookings. */
export const TakenDates = v.object({
  id: v.string(),
  houseId: v.string(),
  from: PlainDate,
  to: LastDay,
  reason: v.nullable(v.picklist(blockReasons)),
  note: v.string(),
  calendar: v.nullable(v.string()),
  inConflict: v.pipe(v.boolean(), v.description('A stay of ours has some of these nights')),
});
export type TakenDates = v.InferOutput<typeof TakenDates>;

export const HouseDates = v.object({
  houseId: v.string(),
  today: PlainDate,
  blocks: v.pipe(v.array(BlockedDates), v.description('Those that are not over, by date')),
  calendars: v.array(ForeignCalendar),
  bookings: v.pipe(
    v.array(TakenDates),
    v.description('Of elsewhere, those that are not over, the next 100 by date'),
  ),
  conflicts: v.array(CalendarConflict),
  address: v.pipe(
    v.nullable(v.string()),
    v.description('Where others read the taken dates of the house; null while there is none'),
  ),
});
export type HouseDates = v.InferOutput<typeof HouseDates>;

/** Blocked dates of houses, and calendar import and export (ADR 56). */
export const adminCalendars = {
  get: get('/v1/admin/houses/{id}/dates', 'admin', {
    summary: 'Get what takes dates of a house',
    description:
      'Blocked dates, calendars of elsewhere with how their last reading went, their bookings, conflicts with stays of ours, and the address of its own calendar.',
    data: HouseDates,
    addition: true,
  }),
  block: post('/v1/admin/houses/{id}/blocks', 'admin', {
    summary: 'Block dates of a house',
    description:
      'Nobody can book them. Refused with `dates_taken` where a stay, other blocked dates or a booking of elsewhere has one of the nights. The same ones again are the first.',
    body: BlockedDatesChange,
    data: BlockedDates,
    addition: true,
  }),
  changeBlock: put('/v1/admin/houses/{id}/blocks/{blockId}', 'admin', {
    summary: 'Change blocked dates',
    description: 'Replaces dates, reason and note. Refused as a new block is.',
    body: BlockedDatesChange,
    data: BlockedDates,
    version: 'required',
    addition: true,
  }),
  unblock: del('/v1/admin/houses/{id}/blocks/{blockId}', 'admin', {
    summary: 'End blocked dates',
    description: 'Their nights from today on are free at once; the ones before stay on record.',
    data: v.null(),
    version: 'required',
    addition: true,
  }),
  addCalendar: post('/v1/admin/houses/{id}/calendars', 'admin', {
    summary: 'Add a calendar of elsewhere',
    description:
      'It is read at once and then every quarter of an hour; its bookings block dates. An address that leads into a private network is refused, here and at each reading.',
    body: NewForeignCalendar,
    data: ForeignCalendar,
    addition: true,
  }),
  readCalendar: post('/v1/admin/houses/{id}/calendars/{calendarId}/read', 'admin', {
    summary: 'Read a calendar of elsewhere now',
    description: 'Tells how it went; a failure leaves the bookings as they were.',
    data: ForeignCalendar,
    addition: true,
  }),
  removeCalendar: del('/v1/admin/houses/{id}/calendars/{calendarId}', 'admin', {
    summary: 'Remove a calendar of elsewhere',
    description: 'Its bookings go with it, and their dates are free.',
    data: v.null(),
    addition: true,
  }),
  renewAddress: post('/v1/admin/houses/{id}/calendar-address', 'admin', {
    summary: 'Make a new address for the calendar of a house',
    description: 'The former one leads nowhere from then on.',
    data: CalendarAddress,
    addition: true,
  }),
  removeAddress: del('/v1/admin/houses/{id}/calendar-address', 'admin', {
    summary: 'Remove the address of the calendar of a house',
    description: 'Nobody reads its taken dates any more.',
    data: v.null(),
    addition: true,
  }),
  conflicts: get('/v1/admin/calendar-conflicts', 'admin', {
    summary: 'List conflicts with bookings of elsewhere',
    description: 'Those that are open, over all houses, by the day on which the stay begins.',
    data: v.array(CalendarConflict),
    addition: true,
  }),
  accept: post('/v1/admin/calendar-conflicts/{conflictId}/accept', 'admin', {
    summary: 'Accept a conflict',
    description:
      'It is no longer shown, with the reason on record. A conflict of the same two with other dates is shown again.',
    body: ConflictAcceptance,
    data: v.null(),
    addition: true,
  }),
  week: get('/v1/admin/taken-dates', 'admin', {
    summary: 'List taken dates by week',
    description:
      'Blocked dates and bookings of elsewhere that hold a night of the given weeks, over all houses; reservations are not among them.',
    query: v.object({
      from: PlainDate,
      weeks: v.optional(queryInteger('invalid_input', { minimum: 1, maximum: MOST_WEEKS }), '1'),
    }),
    data: v.array(TakenDates),
    addition: true,
  }),
};

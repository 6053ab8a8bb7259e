import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import type { ReadFailure } from '#contract/admin/calendars/vocabulary.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { isTimeZone } from '#contract/rules/time-zone.ts';
import type { FoundBooking } from '#server/ports/calendars.ts';

export type ParseOptions = {
  from: PlainDate;
  to: PlainDate;
  ownUids: string;
};
export type Parsed = { bookings: FoundBooking[] } | { failure: ReadFailure };

const MOST_EVENTS = 5000;
const MOST_BOOKINGS = 2000;
const MOST_STEPS = 50_000;

/** The range of dates that a calendar may use. Others are cut to it, so that years keep four digits. */
const EARLIEST = '2000-01-01';
const LATEST = '2199-12-31';

class TooMany extends Error {}

/**
 * Reads the bookings of a calendar (RFC 5545): single, recurring with exceptions, all-day, and timed in any zone. Canceled and transparent events are
 * skipped. A text that ends before its calendar does is refused, because missing events would look like deleted bookings.
 */
export function parseCalendar(text: string, options: ParseOptions): Parsed {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(trimmed) || !/\nEND:VCALENDAR$/i.test(trimmed))
    return { failure: 'not_a_calendar' };
  try {
    return { bookings: bookingsIn(trimmed, options) };
  } catch (error) {
    return { failure: error instanceof TooMany ? 'too_many_events' : 'not_a_calendar' };
  }
}

function bookingsIn(text: string, options: ParseOptions): FoundBooking[] {
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as ConstructorParameters<
    typeof ICAL.Component
  >[0][];
  const found = new Map<string, FoundBooking>();
  const budget = { steps: MOST_STEPS };
  for (const each of calendars) {
    const events = new ICAL.Component(each).getAllSubcomponents('vevent');
    if (events.length > MOST_EVENTS) throw new TooMany();
    for (const event of seriesOf(events)) {
      if (event.uid?.endsWith(options.ownUids)) continue;
      for (const booking of occurrencesOf(event, options, budget)) {
        found.set(`${booking.uid} ${booking.from} ${booking.to}`, booking);
        if (found.size > MOST_BOOKINGS) throw new TooMany();
      }
    }
  }
  return [...found.values()];
}

/** Returns each event once, with the exceptions of its series. An exception without its series stands alone. */
function seriesOf(components: ICAL.Component[]): ICAL.Event[] {
  const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid') ?? '');
  const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const exceptions = grouped(components.filter(isException), uidOf);
  const series = components.filter((component) => !isException(component));
  const known = new Set(series.map(uidOf));
  const alone = components.filter((component) => isException(component) && !known.has(uidOf(component)));
  return [
    ...series.map(
      (component) => new ICAL.Event(component, { exceptions: exceptions.get(uidOf(component)) ?? [] }),
    ),
    ...alone.map((component) => new ICAL.Event(component)),
  ];
}

function grouped<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function* occurrencesOf(
  event: ICAL.Event,
  options: ParseOptions,
  budget: { steps: number },
): Generator<FoundBooking> {
  if (!event.isRecurring()) {
    const booking = bookingOf(event, event.startDate, event.endDate, options);
    if (booking) yield booking;
    return;
  }
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    budget.steps -= 1;
    if (budget.steps < 0) throw new TooMany();
    // A day of room for zones; exceptions that were moved from far behind the end are not looked for.
    if (seoulDayOf(next, zoneOf(event, 'dtstart')) > addDays(options.to, 1)) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const booking = bookingOf(item, startDate, endDate, options);
    if (booking) yield booking;
  }
}

function bookingOf(
  event: ICAL.Event,
  start: ICAL.Time | null,
  end: ICAL.Time | null,
  { from, to }: ParseOptions,
): FoundBooking | null {
  const valueOf = (name: string) => String(event.component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (valueOf('status') === 'CANCELLED' || valueOf('transp') === 'TRANSPARENT') return null;
  if (!start) throw new Error('an event without a beginning');
  const begins = seoulDayOf(start, zoneOf(event, 'dtstart'));
  const ended = end
    ? seoulDayOf(end, zoneOf(event, event.component.hasProperty('dtend') ? 'dtend' : 'dtstart'))
    : begins;
  // An event within one day takes the night of that day.
  const ends = ended > begins ? ended : addDays(begins, 1);
  if (ends <= from || begins >= to) return null;
  return { uid: nameOf(event.uid ?? ''), from: begins, to: ends };
}

const zoneOf = (event: ICAL.Event, property: string) =>
  event.component.getFirstProperty(property)?.getFirstParameter('tzid') ?? '';

/** Returns the Seoul date of a calendar time. A time without a zone is taken as Seoul time. */
function seoulDayOf(time: ICAL.Time, tzid: string): PlainDate {
  const day = time.isDate ? plain(time.year, time.month, time.day) : seoulDate(instantOf(time, tzid));
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day.startsWith('-') ? EARLIEST : LATEST;
  return day < EARLIEST ? EARLIEST : day > LATEST ? LATEST : day;
}

const plain = (year: number, month: number, day: number): PlainDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

function instantOf(time: ICAL.Time, tzid: string): number {
  // The zone that the calendar itself describes, or universal time.
  if (time.zone && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  const zone = isTimeZone(tzid) ? tzid : 'Asia/Seoul';
  const first = wall - offsetAt(wall, zone);
  return wall - offsetAt(first, zone);
}

/** Milliseconds by which a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - instant;
}

/** Hashes the UID of an event, which may name people. The hash only tells events apart. */
const nameOf = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 32);

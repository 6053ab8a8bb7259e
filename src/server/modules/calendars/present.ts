import type {
  BlockedDates,
  CalendarConflict,
  ForeignCalendar,
  TakenDates,
} from '#contract/admin/calendars/calendars.ts';
import { personName } from '#contract/rules/people/names.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { ConflictRow, TakenRow } from './read-store.ts';
import type { BlockRow, CountedCalendar } from './store.ts';

export function presentBlock({ id, starts_on: from, ends_on: to, reason, note }: BlockRow): BlockedDates {
  return { id, from, to, reason, note, version: versionOf({ from, to, reason, note }) };
}

export function presentCalendar(row: CountedCalendar): ForeignCalendar {
  return {
    id: row.id,
    name: row.name,
    host: row.host,
    readAt: row.read_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    failure: row.failure,
    nextReadAt: row.next_read_at.toISOString(),
    bookings: row.bookings,
  };
}

export function presentTaken(row: TakenRow): TakenDates {
  return {
    id: row.id,
    houseId: row.house_id,
    from: row.starts_on,
    to: row.ends_on,
    reason: row.reason,
    note: row.note,
    calendar: row.calendar,
    inConflict: row.in_conflict,
  };
}

export function presentConflict(row: ConflictRow): CalendarConflict {
  const { first_name: firstName, last_name: lastName } = row;
  return {
    id: row.id,
    houseId: row.house_id,
    listingName: row.house,
    calendar: row.calendar,
    from: row.starts_on,
    to: row.ends_on,
    reservationId: row.reservation_id,
    code: row.code,
    memberName: firstName === null || lastName === null ? null : personName({ firstName, lastName }),
    checkIn: row.check_in,
    checkOut: row.check_out,
    foundAt: row.found_at.toISOString(),
  };
}

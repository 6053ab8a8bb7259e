import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import en from '../../../locales/en/mail.json' with { type: 'json' };
import ko from '../../../locales/ko/mail.json' with { type: 'json' };
import { brand } from '#contract/brand.ts';
import { seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { eventEndsAt } from '#contract/rules/events/event-end.ts';
import { booking } from '#contract/rules/policy.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { TextFile } from '#server/db/columns.ts';
import type { MessageParams } from '#server/ports/messages/params.ts';

export type CalendarStay = Pick<
  MessageParams['stay-confirmed'],
  'house' | 'code' | 'checkIn' | 'checkOut' | 'link'
>;
type CalendarEvent = Omit<MessageParams['event-seat'], 'name'>;

/** Joins the Korean and English text, or returns one if they are equal: a calendar entry has one language. */
function onOneLine(text: Bilingual): string {
  const { ko: korean, en: english } = both(text);
  return korean === english ? korean : `${korean} · ${english}`;
}

/**
 * Writes a confirmed stay as a bilingual calendar entry (RFC 5545), in UTC, which calendars show in local time. The UID comes from the reservation,
 * so that a second file updates the entry instead of adding one.
 */
export function stayCalendar(stay: CalendarStay, writtenAt: Date): TextFile {
  const { house, code, checkIn, checkOut, link } = stay;
  const description = [
    `${onOneLine({ ko: ko.label.code, en: en.label.code })}: ${code}`,
    `${ko.label.checkIn} ${booking.checkInTime} · ${ko.label.checkOut} ${booking.checkOutTime}`,
    `${en.label.checkIn} ${booking.checkInTime} · ${en.label.checkOut} ${booking.checkOutTime}`,
    `${onOneLine({ ko: ko.label.concierge, en: en.label.concierge })}: ${brand.conciergeShown}`,
    link,
  ].join('\n');
  const calendar = ical({ prodId: `//${brand.name.en}//Stays//EN`, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${code}@${new URL(link).hostname}`,
    stamp: writtenAt,
    start: new Date(seoulInstant(checkIn, booking.checkInTime)),
    end: new Date(seoulInstant(checkOut, booking.checkOutTime)),
    summary: onOneLine({
      ko: `${brand.name.ko} ${house.ko}`,
      en: `${brand.name.en} ${both(house).en}`,
    }),
    description,
    url: link,
    status: ICalEventStatus.CONFIRMED,
    // Somebody who lives there is not busy for months.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return {
    filename: `${code}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}

/** Writes a community event as a calendar entry. The UID comes from the board; SEQUENCE is the number of moves. */
export function eventCalendar(
  { event, startsAt, endsAt, place, boardId, sequence, link }: CalendarEvent,
  writtenAt: Date,
): TextFile {
  const calendar = ical({ prodId: `//${brand.name.en}//Events//EN`, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${boardId}@${new URL(link).hostname}`,
    sequence,
    stamp: writtenAt,
    start: new Date(startsAt),
    end: new Date(eventEndsAt({ startsAt, endsAt })),
    summary: onOneLine(event),
    location: onOneLine(place),
    description: link,
    url: link,
    status: ICalEventStatus.CONFIRMED,
  });
  return {
    filename: 'event.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}

/** Suffix of the UIDs of taken dates, by which this server recognizes its own entries in external calendars. */
export const ownUids = (publicUrl: string) => `@taken.${new URL(publicUrl).hostname}`;

/** Seconds after which readers should reload the calendar of a house (RFC 7986, REFRESH-INTERVAL). */
const REFRESH_SECONDS = 15 * 60;

/**
 * Writes the taken dates of a house as all-day events that reveal nothing else (RFC 5545). The same dates give the same file, because events are
 * stamped with the time since when their nights are taken.
 */
export function takenCalendar(
  house: Bilingual,
  nights: readonly { id: string; from: PlainDate; to: PlainDate; since: Date }[],
  uids: string,
): TextFile {
  const name = `${brand.name.en} · ${both(house).en}`;
  const calendar = ical({ prodId: `//${brand.name.en}//Taken dates//EN`, name, ttl: REFRESH_SECONDS });
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const { id, from, to, since } of nights)
    calendar.createEvent({
      id: `${id}${uids}`,
      stamp: since,
      allDay: true,
      start: dayOf(from),
      end: dayOf(to),
      summary: 'Not available',
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
      busystatus: ICalEventBusyStatus.BUSY,
    });
  return {
    filename: 'taken-dates.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}

/** Converts a date to local midnight of this machine, as the library expects. */
function dayOf(date: PlainDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

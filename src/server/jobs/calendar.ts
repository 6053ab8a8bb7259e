import en from '../../../locales/en/mail.json' with { type: 'json' };
import ko from '../../../locales/ko/mail.json' with { type: 'json' };
import { brand } from '#contract/brand.ts';
import { seoulInstant } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Attachment, MessageParams } from '#server/ports.ts';

/**
 * A confirmed stay as a calendar entry of both languages (RFC 5545): from check-in to check-out in universal time, which every calendar
 * shows in its owner's own. Its UID is the reservation's, so that a second file changes the entry instead of adding one.
 */
export function stayCalendar(stay: MessageParams['stay-confirmed'], writtenAt: Date): Attachment {
  const { house, code, checkIn, checkOut, link } = stay;
  const both = (korean: string, english: string) => (korean === english ? korean : `${korean} · ${english}`);
  const description = [
    `${both(ko.label.code, en.label.code)}: ${code}`,
    `${ko.label.checkIn} ${booking.checkInTime} · ${ko.label.checkOut} ${booking.checkOutTime}`,
    `${en.label.checkIn} ${booking.checkInTime} · ${en.label.checkOut} ${booking.checkOutTime}`,
    `${both(ko.label.concierge, en.label.concierge)}: ${brand.conciergeShown}`,
    link,
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.name.en)}//Stays//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(code)}@${new URL(link).hostname}`,
    `DTSTAMP:${utc(writtenAt.getTime())}`,
    `DTSTART:${utc(seoulInstant(checkIn, booking.checkInTime))}`,
    `DTEND:${utc(seoulInstant(checkOut, booking.checkOutTime))}`,
    `SUMMARY:${text(both(`${brand.name.ko} ${house.ko}`, `${brand.name.en} ${house.en || house.ko}`))}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${link}`,
    'STATUS:CONFIRMED',
    // Somebody who lives there is not busy for months.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    filename: `${code}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${lines.map(folded).join('\r\n')}\r\n`,
  };
}

/** `20261201T060000Z`. */
function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Text as a value: backslash, semicolon, comma and line ends are escaped. */
function text(value: string): string {
  return value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** A line of at most 75 bytes; what is longer goes on after a space on the next, never in the middle of a letter. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 74) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

import { afterEach, describe, expect, it } from 'vitest';
import { parseCalendar } from './parse-calendar.ts';
import { parseInThread } from './parser-thread.ts';
import { isPublicAddress } from './public-address.ts';

const options = { from: '2026-11-24', to: '2028-11-24', ownUids: '@taken.ondol.example' };
const calendar = (events: string[][], head: string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    ...head,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const stretches = (...events: string[][]) => {
  const parsed = parseCalendar(calendar(events), options);
  return 'failure' in parsed ? parsed.failure : parsed.bookings.map(({ from, to }) => `${from} ${to}`);
};

const zoneBefore = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zoneBefore ?? '';
  if (zoneBefore === undefined) delete process.env['TZ'];
});

const cases: [string, string[][], string | string[]][] = [
  [
    'days',
    [['UID:1', 'DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270105']],
    ['2027-01-01 2027-01-05'],
  ],
  ['a day without an end', [['UID:1', 'DTSTART;VALUE=DATE:20270101']], ['2027-01-01 2027-01-02']],
  [
    'New York time',
    [
      [
        'UID:1',
        'DTSTART;TZID=America/New_York:20270101T150000',
        'DTEND;TZID=America/New_York:20270103T110000',
      ],
    ],
    ['2027-01-02 2027-01-04'],
  ],
  [
    'universal time',
    [['UID:1', 'DTSTART:20270101T150000Z', 'DTEND:20270103T020000Z']],
    ['2027-01-02 2027-01-03'],
  ],
  [
    'a time without a zone',
    [['UID:1', 'DTSTART:20270101T150000', 'DTEND:20270103T110000']],
    ['2027-01-01 2027-01-03'],
  ],
  ['a duration', [['UID:1', 'DTSTART:20270101T000000Z', 'DURATION:P3D']], ['2027-01-01 2027-01-04']],
  [
    'hours of one day',
    [['UID:1', 'DTSTART:20270101T010000Z', 'DTEND:20270101T030000Z']],
    ['2027-01-01 2027-01-02'],
  ],
  [
    'weeks, but for one',
    [['UID:1', 'DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270108']],
    ['2027-01-01 2027-01-02', '2027-01-15 2027-01-16'],
  ],
  [
    'weeks of which one is moved and one cancelled',
    [
      ['UID:1', 'DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      [
        'UID:1',
        'RECURRENCE-ID;VALUE=DATE:20270108',
        'DTSTART;VALUE=DATE:20270109',
        'DTEND;VALUE=DATE:20270111',
      ],
      ['UID:1', 'RECURRENCE-ID;VALUE=DATE:20270115', 'DTSTART;VALUE=DATE:20270115', 'STATUS:CANCELLED'],
    ],
    ['2027-01-01 2027-01-02', '2027-01-09 2027-01-11'],
  ],
  [
    'nothing that is cancelled, transparent, over, too far off or our own',
    [
      ['UID:1', 'DTSTART;VALUE=DATE:20270101', 'STATUS:CANCELLED'],
      ['UID:2', 'DTSTART;VALUE=DATE:20270101', 'TRANSP:TRANSPARENT'],
      ['UID:3', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261124'],
      ['UID:4', 'DTSTART;VALUE=DATE:20281124'],
      ['UID:5@taken.ondol.example', 'DTSTART;VALUE=DATE:20270101'],
    ],
    [],
  ],
  [
    'years beyond dates',
    [['UID:1', 'DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99991231']],
    ['2000-01-01 2199-12-31'],
  ],
  [
    'every second for ever',
    [['UID:1', 'DTSTART:20260101T000000Z', 'RRULE:FREQ=SECONDLY']],
    'too_many_events',
  ],
  ['an event without a beginning', [['UID:1']], 'not_a_calendar'],
  ['a beginning that is no date', [['UID:1', 'DTSTART;VALUE=DATE:tomorrow']], 'not_a_calendar'],
];

describe.each(['America/Los_Angeles', 'Asia/Seoul', 'Pacific/Tongatapu'])('on a machine in %s', (zone) => {
  it.each(cases)('reads %s', (_, events, expected) => {
    process.env['TZ'] = zone;
    expect(stretches(...events)).toEqual(expected);
  });
});

it('takes the zone that a calendar describes itself', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Their Time',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-1000',
    'TZOFFSETTO:-1000',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const event = ['UID:1', 'DTSTART;TZID=Their Time:20270101T150000', 'DTEND;TZID=Their Time:20270103T110000'];
  expect(parseCalendar(calendar([event], zone), options)).toMatchObject({
    bookings: [{ from: '2027-01-02', to: '2027-01-04' }],
  });
});

it.each([
  ['an empty text', ''],
  ['a page', '<!doctype html><title>Log in</title>'],
  ['half a calendar', calendar([['UID:1', 'DTSTART;VALUE=DATE:20270101']]).slice(0, -20)],
])('does not take %s for one', (_, text) => {
  expect(parseCalendar(text, options)).toEqual({ failure: 'not_a_calendar' });
});

it('reads ten thousand lines in a thread of its own, and refuses more events than a house can have', async () => {
  const events = Array.from({ length: 6000 }, (_, index) => [`UID:${index}`, 'DTSTART;VALUE=DATE:20270101']);
  expect(await parseInThread(calendar(events), options)).toEqual({ failure: 'too_many_events' });
  expect(await parseInThread(calendar(events.slice(0, 1500)), options)).toMatchObject({
    bookings: expect.arrayContaining([expect.objectContaining({ from: '2027-01-01' })]),
  });
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fec0::1', false],
  ['4000::1', false],
  ['fe80::1%eth0', false],
  ['not an address', false],
])('may connect to %s: %s', (address, isPublic) => {
  expect(isPublicAddress(address, false)).toBe(isPublic);
});

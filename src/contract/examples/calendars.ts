import type {
  adminCalendars,
  BlockedDates,
  CalendarConflict,
  ForeignCalendar,
  TakenDates,
} from '../admin/calendars/calendars.ts';
import type { adminDoorCodes, HouseDoorCode } from '../admin/calendars/door-codes.ts';
import type { calendars } from '../calendars.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { house, now, reservationId, today, token } from './world.ts';

const block: BlockedDates = {
  id: '3b7c5d1e-8f2a-4c6b-9d0e-1f2a3b4c5d6e',
  from: '2027-01-04',
  to: '2027-01-18',
  reason: 'repair',
  note: 'New floor in the bathroom',
  version: '9c1d7a52e08b4f36',
};
const { id: _, version: __, ...wish } = block;
const calendar: ForeignCalendar = {
  id: '5e8f7a6b-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
  name: 'Airbnb',
  host: 'www.airbnb.com',
  readAt: now,
  failedAt: null,
  failure: null,
  nextReadAt: now,
  bookings: 3,
};
const booking: TakenDates = {
  id: '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c5d',
  houseId: house.id,
  from: '2027-02-20',
  to: '2027-02-27',
  reason: null,
  note: '',
  calendar: calendar.name,
  inConflict: true,
};
const conflict: CalendarConflict = {
  id: '1d2c3b4a-5f6e-4789-90ab-cdef01234567',
  houseId: house.id,
  listingName: house.name,
  calendar: calendar.name,
  from: booking.from,
  to: booking.to,
  reservationId,
  code: 'ON-7K2MQX',
  memberName: 'Mina Lee',
  checkIn: '2027-02-25',
  checkOut: '2027-06-25',
  foundAt: now,
};
const address = `https://ondol.example/v1/calendars/${token}.ics`;
const params = { id: house.id };
const ofBlock = { params: { ...params, blockId: block.id }, ifMatch: `"${block.version}"` };
const ofCalendar = { ...params, calendarId: calendar.id };

export const calendarExamples: ExamplesOf<typeof calendars> = {
  get: { params: { calendarToken: `${token}.ics` } },
};
export const adminCalendarExamples: ExamplesOf<typeof adminCalendars> = {
  get: {
    params,
    data: {
      houseId: house.id,
      today,
      blocks: [block],
      calendars: [calendar],
      bookings: [booking],
      conflicts: [conflict],
      address,
    },
  },
  block: { params, body: wish, data: block },
  changeBlock: { ...ofBlock, body: { ...wish, to: '2027-01-20' }, data: { ...block, to: '2027-01-20' } },
  unblock: { ...ofBlock, data: null },
  addCalendar: {
    params,
    body: { name: calendar.name, url: 'https://www.airbnb.com/calendar/ical/12345.ics?s=secret' },
    data: calendar,
  },
  readCalendar: { params: ofCalendar, data: calendar },
  removeCalendar: { params: ofCalendar, data: null },
  renewAddress: { params, data: { address } },
  removeAddress: { params, data: null },
  conflicts: { data: [conflict] },
  accept: {
    params: { conflictId: conflict.id },
    body: { reason: 'Their guest was moved to another home' },
    data: null,
  },
  week: { query: { from: '2027-02-22', weeks: '4' }, data: [booking] },
};

const doorCode: HouseDoorCode = {
  houseId: house.id,
  hasCode: true,
  stays: [
    {
      reservationId,
      code: conflict.code,
      memberName: conflict.memberName,
      checkIn: conflict.checkIn,
      checkOut: conflict.checkOut,
      hasOwn: false,
      isTold: false,
    },
  ],
  version: '4e6b8d0f1a3c5e79',
};
const ifMatch = `"${doorCode.version}"`;
export const adminDoorCodeExamples: ExamplesOf<typeof adminDoorCodes> = {
  get: { params, data: doorCode },
  read: { params, data: { doorCode: '2580*' } },
  change: { params, ifMatch, body: { doorCode: '9071*', tell: true }, data: doorCode },
  changeOfStay: {
    params: { ...params, reservationId },
    ifMatch,
    body: { doorCode: '1357*', tell: false },
    data: doorCode,
  },
};

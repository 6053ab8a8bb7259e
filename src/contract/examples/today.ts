import type { adminToday, Today } from '../admin/today.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { adminReservationExamples } from './reservations.ts';

const [stay] = adminReservationExamples.list.data;
const none = { total: 0, items: [] };
const data: Today = {
  date: '2027-03-01',
  arrivals: stay ? { total: 1, items: [{ ...stay, codeRead: false }] } : none,
  departures: none,
  holds: none,
  overdue: stay
    ? {
        total: 1,
        items: [
          {
            reservationId: stay.id,
            code: stay.code,
            listingName: stay.listingName,
            memberName: stay.memberName,
            sequence: 2,
            dueOn: '2027-02-26',
            amount: 690_000,
          },
        ],
      }
    : none,
  refundsToSend: none,
  refunds: none,
  doubts: none,
  messages: none,
  tickets: none,
  consultations: none,
  calendarConflicts: none,
  deposits: none,
  objections: none,
  problems: none,
};

export const adminTodayExamples: ExamplesOf<typeof adminToday> = {
  get: { data },
  unsentMessages: { query: { page: '1' }, data: data.messages.items },
  settleMessage: { params: { messageId: '5d2c8f1e-7a3b-4c6d-9e0f-1a2b3c4d5e6f' }, data: null },
};

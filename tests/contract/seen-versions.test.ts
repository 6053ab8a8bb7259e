import { expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Resources with a version in an answer of the contract; a caller that acts on one sends the version it saw. */
const versioned = [
  'reservations',
  'users',
  'boards',
  'houses',
  'reviews',
  'coupons',
  'consultations',
  'tickets',
  'turnovers',
  'exchange-rates',
  'faq-groups',
  'neighbourhoods',
  'ticket-templates',
  'staff',
];

/** Administrators' writes to such a resource that need no version, each with the reason. Any other new write must have one or be listed here. */
const without: Record<string, string> = {
  'adminUsers.block': 'sets one state, which is the same whatever was shown',
  'adminUsers.unblock': 'sets one state, which is the same whatever was shown',
  'adminUsers.grantAdmin': 'sets one state, which is the same whatever was shown',
  'adminUsers.revokeAdmin': 'sets one state, which is the same whatever was shown',
  'adminBoards.setMain': 'sets one state, which is the same whatever was shown',
  'adminBoards.preview': 'writes nothing',
  'adminBoards.addDraft': 'makes a new thing',
  'adminEvents.attend': 'sets one state of one sign-up',
  'adminEvents.message': 'adds a message',
  'adminEvents.cancel': 'sets one state, which is the same whatever was shown',
  'adminReservations.remind': 'mails links that are the same',
  'adminReservations.addNoiseComplaint': 'adds a record',
  'adminReservations.addNote': 'adds a record',
  'adminReservations.remindOfPayment': 'mails a link to the payment that is open then, once a day',
  'adminReservations.withdrawNoiseComplaint': 'sets one state of one complaint',
  'adminMessages.invite': 'mails a link',
  'adminMessages.resend': 'mails what was mailed',
  'adminCalendars.block': 'makes a new thing, which the database keeps from overlapping',
  'adminCalendars.addCalendar': 'makes a new thing',
  'adminCalendars.readCalendar': 'reads what is there',
  'adminCalendars.removeCalendar': 'removes what has no parts that change',
  'adminCalendars.renewAddress': 'makes a new address',
  'adminCalendars.removeAddress': 'removes what has no parts that change',
  'adminHousePictures.add': 'adds a picture',
  'adminHouses.copy': 'makes a new thing',
  'adminTurnovers.addPhoto': 'adds a picture',
  'adminTurnovers.removePhoto': 'removes what has no parts that change',
  'adminReviews.removePhoto': 'removes what has no parts that change',
  'adminTickets.reply': 'adds a reply',
  'adminTickets.read': 'marks as read',
  'adminFaqs.create': 'makes a new thing',
};

const writes = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(([, call]) => call.access === 'admin' && call.method !== 'GET' && !call.safe)
    .map(([name, call]) => ({ name: `${noun}.${name}`, call })),
);
/** True for a call that acts on an existing resource, not on a list that gets a new one. */
const actsUpon = ({ path }: Endpoint) => versioned.some((thing) => path.startsWith(`/v1/admin/${thing}/{`));

it('administrators act upon nothing that they have not seen as it is', () => {
  const missing = writes
    .filter(({ call }) => actsUpon(call) && call.version !== 'required' && call.version !== 'checked')
    .map(({ name }) => name)
    .filter((name) => !(name in without));
  expect(missing).toEqual([]);
});

it('whatever is excused is there, and has no version', () => {
  const open = new Set(writes.filter(({ call }) => call.version === undefined).map(({ name }) => name));
  expect(Object.keys(without).filter((name) => !open.has(name))).toEqual([]);
});

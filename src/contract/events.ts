import * as v from 'valibot';
import { del, get, put } from './endpoint.ts';
import { BoardEvent } from './boards.ts';
import { Bilingual, Instant } from './shared.ts';

export const EventSeat = v.object({
  state: v.pipe(v.picklist(['none', 'seat', 'waiting']), v.description('What the member has')),
  waitingPlace: v.pipe(v.nullable(v.number()), v.description('From 1 on; null unless the member waits')),
  seatsLeft: v.number(),
  waiting: v.pipe(v.number(), v.description('How many wait')),
  closesAt: v.pipe(v.nullable(Instant), v.description('Until then seats are given')),
  isOpen: v.boolean(),
  cancelled: v.nullable(v.object({ at: Instant, reason: Bilingual })),
});
export type EventSeat = v.InferOutput<typeof EventSeat>;

export const OwnEvent = v.object({
  boardId: v.string(),
  title: Bilingual,
  startsAt: BoardEvent.entries.startsAt,
  endsAt: BoardEvent.entries.endsAt,
  place: BoardEvent.entries.place,
  state: v.picklist(['seat', 'waiting']),
  waitingPlace: EventSeat.entries.waitingPlace,
  cancelled: v.pipe(v.boolean(), v.description('It does not take place')),
});
export type OwnEvent = v.InferOutput<typeof OwnEvent>;

export const events = {
  mine: get('/v1/users/me/events', 'member', {
    summary: 'List my events',
    description:
      'The events that are not over and for which the member has a seat or waits, the next one first.',
    data: v.array(OwnEvent),
    addition: true,
  }),
  calendar: get('/v1/boards/{id}/calendar', 'public', {
    summary: 'Download an event for a calendar',
    description:
      'An iCalendar file (RFC 5545) with what everybody may read of the event. Nothing of a person is in it.',
    file: 'text/calendar',
    addition: true,
  }),
  seat: get('/v1/boards/{id}/seat', 'member', {
    summary: 'Get my seat at an event',
    description: 'What the member has, and what is left.',
    data: EventSeat,
    addition: true,
  }),
  takeSeat: put('/v1/boards/{id}/seat', 'member', {
    summary: 'Sign up for an event',
    description:
      'Gives a seat where one is left, else a place on the waiting list, in order. Whoever has one of both has it still. Refused with `event_closed` once seats are given no more.',
    data: EventSeat,
    addition: true,
  }),
  leave: del('/v1/boards/{id}/seat', 'member', {
    summary: 'Give up my seat at an event',
    description: 'The first on the waiting list gets it and is mailed, as long as seats are given.',
    data: EventSeat,
    addition: true,
  }),
};

import * as v from 'valibot';
import { del, get, put } from './endpoint.ts';
import { Bilingual, Instant } from './shared.ts';

/** An event as a member sees it who may come. */
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

export const events = {
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

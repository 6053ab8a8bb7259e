import * as v from 'valibot';
import { get, post, put } from '../endpoint.ts';
import { Bilingual, Instant, WrittenBilingual } from '../shared.ts';

export const EventSignUp = v.object({
  id: v.string(),
  accountId: v.string(),
  name: v.string(),
  email: v.string(),
  signedUpAt: Instant,
  attended: v.pipe(v.nullable(v.boolean()), v.description('Null until it is recorded')),
});
export type EventSignUp = v.InferOutput<typeof EventSignUp>;

export const EventSignUps = v.object({
  capacity: v.number(),
  seats: v.pipe(v.array(EventSignUp), v.description('In the order in which they signed up')),
  waiting: v.pipe(v.array(EventSignUp), v.description('The next one first')),
  cancelled: v.nullable(v.object({ at: Instant, by: v.string(), reason: Bilingual })),
});
export type EventSignUps = v.InferOutput<typeof EventSignUps>;

export const Attendance = v.object({ attended: v.nullable(v.boolean('invalid_input')) });
export const EventMessage = v.object({ text: WrittenBilingual(2000) });
export const SentMessages = v.object({ recipients: v.number() });
export const EventCancellation = v.object({ reason: WrittenBilingual(500) });

export const adminEvents = {
  get: get('/v1/admin/boards/{id}/sign-ups', 'admin', {
    summary: 'List who comes to an event',
    description: 'Who has a seat, and who waits for one.',
    data: EventSignUps,
    addition: true,
  }),
  attend: put('/v1/admin/boards/{id}/sign-ups/{signUpId}', 'admin', {
    summary: 'Record who was at an event',
    description: 'Of somebody with a seat, once the event has begun; null takes it back.',
    body: Attendance,
    data: EventSignUps,
    addition: true,
  }),
  export: get('/v1/admin/boards/{id}/sign-ups/export', 'admin', {
    summary: 'Export who comes to an event',
    description: 'A CSV file with names and addresses; the audit log names who made it.',
    file: 'text/csv',
    addition: true,
  }),
  message: post('/v1/admin/boards/{id}/sign-ups/message', 'admin', {
    summary: 'Write to all who come to an event',
    description:
      'Mails a text to everybody with a seat, each in their language. A few times a day for one event; the same words on the same day in Seoul reach nobody twice. The audit log has the words.',
    body: EventMessage,
    data: SentMessages,
    addition: true,
  }),
  cancel: post('/v1/admin/boards/{id}/cancel-event', 'admin', {
    summary: 'Cancel an event',
    description:
      'It stays on its page as one that does not take place. Everybody with a seat or on the waiting list is mailed the reason. It cannot be taken back.',
    body: EventCancellation,
    data: EventSignUps,
    addition: true,
  }),
};

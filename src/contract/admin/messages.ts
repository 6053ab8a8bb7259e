import * as v from 'valibot';
import { get, post } from '../endpoint.ts';
import { Instant } from '../shared.ts';

export const ReservationMessage = v.object({
  id: v.string(),
  channel: v.picklist(['email', 'sms', 'push']),
  recipient: v.nullable(v.pipe(v.string(), v.description('Null for a notification on a device'))),
  subject: v.nullable(v.pipe(v.string(), v.description('Of a text message its first line'))),
  status: v.picklist(['waiting', 'sent', 'failed']),
  writtenAt: Instant,
  sentAt: v.nullable(Instant),
  failedAt: v.nullable(Instant),
  settledAt: v.pipe(
    v.nullable(Instant),
    v.description('Given up and dealt with: it was sent again, or let be by an administrator'),
  ),
  attempts: v.number(),
  problem: v.nullable(v.pipe(v.string(), v.description('What the service that sends it said last'))),
  resendable: v.pipe(
    v.boolean(),
    v.description(
      'False while it waits, once it is dealt with, for a notification, and for what holds a personal link',
    ),
  ),
});
export type ReservationMessage = v.InferOutput<typeof ReservationMessage>;

/** A message with its text. Links that sign or log in, door codes and passwords are removed. */
export const ReservationMessageText = v.object({ ...ReservationMessage.entries, text: v.string() });
export type ReservationMessageText = v.InferOutput<typeof ReservationMessageText>;

export const adminMessages = {
  list: get('/v1/admin/reservations/{id}/messages', 'admin', {
    summary: 'List the messages about a reservation',
    description: 'Emails, text messages and notifications, newest first, whether or not they left.',
    data: v.array(ReservationMessage),
    addition: true,
  }),
  get: get('/v1/admin/reservations/{id}/messages/{messageId}', 'admin', {
    summary: 'Get a message about a reservation',
    description:
      'With its text. Links that sign or log in, door codes and Wi-Fi passwords are left out: staff read a door code by the call for it, which is recorded.',
    data: ReservationMessageText,
    addition: true,
  }),
  invite: post('/v1/admin/reservations/{id}/invitation', 'admin', {
    summary: 'Mail the invitation of a reservation again',
    description:
      'With a fresh link; the one before opens nothing any more. Refused with `invitation_over` where the member has accepted, or nothing is held any more. Limited by address.',
    data: v.null(),
    addition: true,
  }),
  resend: post('/v1/admin/reservations/{id}/messages/{messageId}/resend', 'admin', {
    summary: 'Send a message about a reservation again',
    description:
      'To the same recipient, in the same words; check-in information as it is now, and only while its member may have it. What holds a personal link is not sent again (`message_not_resendable`): a signing reminder makes a fresh one.',
    data: v.null(),
    addition: true,
  }),
};

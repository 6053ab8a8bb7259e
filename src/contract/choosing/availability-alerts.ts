import * as v from 'valibot';
import { del, get, post } from '../endpoint.ts';
import { Bilingual, Id, Instant, PlainDate } from '../shared.ts';

export const AvailabilityAlert = v.object({
  id: v.string(),
  houseId: v.string(),
  houseName: Bilingual,
  checkIn: PlainDate,
  checkOut: PlainDate,
  askedAt: Instant,
});
export type AvailabilityAlert = v.InferOutput<typeof AvailabilityAlert>;

export const AvailabilityAlertRequest = v.object({ houseId: Id, checkIn: PlainDate, checkOut: PlainDate });

const StopToken = v.pipe(
  v.string('token_invalid'),
  v.minLength(1, 'token_invalid'),
  v.maxLength(200, 'token_invalid'),
);

export const StopAlerts = v.object({ token: StopToken });

export const availabilityAlerts = {
  list: get('/v1/availability-alerts', 'member', {
    summary: 'List own availability alerts',
    description:
      'Those still open: nobody was told yet, the dates are to come and the house is let. The first asked first.',
    data: v.array(AvailabilityAlert),
    addition: true,
  }),
  create: post('/v1/availability-alerts', 'member', {
    summary: 'Ask to be told when a house becomes free',
    description:
      'One email and one notification once a hold or a stay that has the dates ends; who asked first is told first. Refused for dates that are free (`dates_free`) and beyond the most open alerts of a member (`alerts_exceeded`). Asking twice for the same is one alert.',
    body: AvailabilityAlertRequest,
    data: AvailabilityAlert,
    addition: true,
  }),
  remove: del('/v1/availability-alerts/{id}', 'member', {
    summary: 'Withdraw an availability alert',
    description: 'One that is not there any more is no error.',
    data: v.null(),
    addition: true,
  }),
  stop: post('/v1/availability-alerts/stop', 'token', {
    summary: 'Stop all availability alerts of a member',
    description: 'By the token of the link in the email, without logging in. Repeating it changes nothing.',
    body: StopAlerts,
    data: v.null(),
    addition: true,
  }),
};

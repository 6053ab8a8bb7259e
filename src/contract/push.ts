import * as v from 'valibot';
import { pushKinds } from './rules/push-kinds.ts';
import { del, get, post, put } from './endpoint.ts';

const PushEndpoint = v.pipe(v.string(), v.url('invalid_input'), v.maxLength(2000, 'invalid_input'));
const SubscriptionKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]+=*$/, 'invalid_input'),
  v.maxLength(200, 'invalid_input'),
);

export const PushKey = v.object({
  publicKey: v.nullable(v.pipe(v.string(), v.description('VAPID public key, base64url'))),
});

/** A subscription as `PushSubscription.toJSON()` of the Push API gives it. */
export const PushSubscription = v.object({
  endpoint: PushEndpoint,
  keys: v.object({ p256dh: SubscriptionKey, auth: SubscriptionKey }),
});

/** A subscription that replaces another. The former endpoint, known only to that device and the host, identifies the replaced one. */
export const PushRenewal = v.object({ formerEndpoint: PushEndpoint, subscription: PushSubscription });

export const PushChoices = v.object({
  offered: v.pipe(v.boolean(), v.description('A stay was confirmed once: before that nobody is asked')),
  muted: v.pipe(v.array(v.picklist(pushKinds)), v.description('The kinds that are switched off')),
});
export type PushChoices = v.InferOutput<typeof PushChoices>;

/** All kinds to switch off; every other kind is on. */
export const MutedKinds = v.object({
  muted: v.pipe(
    v.array(v.picklist(pushKinds, 'invalid_input')),
    v.maxLength(pushKinds.length, 'invalid_input'),
  ),
});

export const push = {
  key: get('/v1/push/key', 'public', {
    summary: 'Get the key for push subscriptions',
    description: 'The key that a browser subscribes to notifications with; null where this host sends none.',
    data: PushKey,
    addition: true,
  }),
  subscribe: post('/v1/push/subscriptions', 'member', {
    summary: 'Subscribe a device to notifications',
    description: 'The device is notified until its session ends. Repeating it changes nothing.',
    body: PushSubscription,
    data: v.null(),
    addition: true,
  }),
  renew: put('/v1/push/subscriptions', 'public', {
    summary: 'Renew the subscription of a device',
    description:
      'Puts a subscription in the place of one that the browser has replaced. Its worker has no token; a former endpoint that is unknown is no error.',
    body: PushRenewal,
    data: v.null(),
    addition: true,
  }),
  kinds: get('/v1/push/kinds', 'member', {
    summary: 'Get the kinds of notifications',
    description:
      'Which kinds the account has switched off, on all of its devices. Mails leave whatever is chosen.',
    data: PushChoices,
    addition: true,
  }),
  chooseKinds: put('/v1/push/kinds', 'member', {
    summary: 'Choose the kinds of notifications',
    description: 'Switches off the kinds that are named and no others.',
    body: MutedKinds,
    data: PushChoices,
    addition: true,
  }),
  unsubscribe: del('/v1/push/subscriptions', 'member', {
    summary: 'Unsubscribe a device from notifications',
    description: 'Ends the subscription with this endpoint; one that is unknown is no error.',
    query: v.object({ endpoint: PushEndpoint }),
    data: v.null(),
    addition: true,
  }),
};

import * as v from 'valibot';
import { del, get, post } from './endpoint.ts';

const Endpoint = v.pipe(v.string(), v.url('invalid_input'), v.maxLength(2000, 'invalid_input'));
const Key = v.pipe(v.string(), v.regex(/^[\w-]+=*$/, 'invalid_input'), v.maxLength(200, 'invalid_input'));

export const push = {
  key: get('/v1/push/key', 'public', {
    summary: 'The key that a browser subscribes to notifications with; null where this host sends none',
    data: v.object({ publicKey: v.nullable(v.string()) }),
    addition: true,
  }),
  subscribe: post('/v1/push/subscriptions', 'member', {
    summary: 'Notify this device until the session ends',
    body: v.object({ endpoint: Endpoint, keys: v.object({ p256dh: Key, auth: Key }) }),
    data: v.null(),
    addition: true,
  }),
  unsubscribe: del('/v1/push/subscriptions', 'member', {
    summary: 'Notify this device no more',
    query: v.object({ endpoint: Endpoint }),
    data: v.null(),
    addition: true,
  }),
};

import type { PushSender } from '#server/ports/push.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';

/** A host without push keys: no browser can subscribe, and what was subscribed before is not reached. */
export const noPush: PushSender = {
  publicKey: null,
  send: () => Promise.reject(new Undeliverable('This host has no push keys.')),
};

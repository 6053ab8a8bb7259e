import type { PushSender } from '#server/ports/push.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';

/** A host without push keys: browsers cannot subscribe, and earlier subscriptions receive nothing. */
export const noPush: PushSender = {
  publicKey: null,
  send: () => Promise.reject(new Undeliverable('This host has no push keys.')),
};

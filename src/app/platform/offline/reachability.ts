import { useSyncExternalStore } from 'react';
import { isForeign } from '../api/call-errors.ts';
import { storage } from '../browser/storage.ts';

/** After this long without a word the host counts as out of reach, and it is asked again as often; ms. */
const SILENCE_MS = 5_000;

/** A small file of the host that no worker answers for it: that one takes GET alone. */
const PROBE = '/favicon.svg';

/** The key in local storage of the time when the host answered last (milliseconds since the epoch). */
export const LAST_ANSWER = 'lastOnlineAt';

const listeners = new Set<() => void>();
let reachable = true;
let asking: Promise<boolean> | null = null;
let askedAt = 0;
let next: ReturnType<typeof setTimeout>;
/** While a question is open that was put because the network changed: what was sent before says nothing of the network that is there now. */
let hasChanged = false;

function settle(now: boolean): boolean {
  asking = null;
  hasChanged = false;
  clearTimeout(next);
  if (now) storage.set(LAST_ANSWER, `${Date.now()}`);
  else next = setTimeout(askHost, SILENCE_MS);
  if (now !== reachable) {
    reachable = now;
    for (const listener of listeners) listener();
  }
  return now;
}

/**
 * Asks the host whether it answers, one question at a time, and again every 5 s until it does. A device's own word
 * (`navigator.onLine`) says neither that the host answers nor, with a VPN or a captive portal, that it does not.
 */
export function askHost(): void {
  if (asking) return;
  askedAt = performance.now();
  const probe = new AbortController();
  const asked: Promise<boolean> = fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: probe.signal })
    .then(
      // A proxy answers for a host that is down, and a portal for any.
      (answer) => answer.status < 500 && !isForeign(answer),
      () => false,
    )
    // A call may have been answered meanwhile.
    .then((now) => (asked === asking ? settle(now) : reachable));
  asking = asked;
  setTimeout(() => probe.abort(), SILENCE_MS);
}

/** Tells that the host has answered a call: nothing more need be asked of it, unless the network has changed since. */
export function heardHost(): void {
  if (!hasChanged) settle(true);
}

/**
 * Asks anew: a question that is still open was put to the network that was there before. And once more a while later: devices tell of a change
 * that has not come about yet.
 */
function askAfterChange(): void {
  asking = null;
  askHost();
  hasChanged = true;
  setTimeout(askHost, SILENCE_MS);
}

/** For how long the host has been asked in vain until now; ms. */
export const silentFor = (): number => (asking ? performance.now() - askedAt : 0);

/** True unless the host counts as out of reach. */
export const isReachable = (): boolean => reachable;

/** Resolves with the host's next answer, however long that takes. @returns true where it answered at once */
export async function hostAnswers(): Promise<boolean> {
  askHost();
  if (await asking) return true;
  return new Promise((resolve) => {
    const stop = onReachability(() => {
      stop();
      resolve(false);
    });
  });
}

/** Asks the host now, and whenever the device's network changes. */
export function watchReachability(): void {
  for (const sign of ['online', 'offline']) addEventListener(sign, askAfterChange);
  askHost();
}

/** Follows the reachability of the host; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(onReachability, isReachable, () => true);
}

/** Calls when the host comes into reach or goes out of it. @returns what ends that */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from 'react';
import { isForeign } from '../api/call-errors.ts';
import { storage } from '../browser/storage.ts';

/** Time in ms without an answer after which the host counts as unreachable; also the interval of further probes. */
const SILENCE_MS = 5_000;

/** A small file of the host that the service worker does not answer, because the worker handles only GET. */
const PROBE = '/favicon.svg';

/** Local storage key of the time of the host's last answer, in ms since the epoch. */
export const LAST_ANSWER = 'lastOnlineAt';

const listeners = new Set<() => void>();
let reachable = true;
let asking: Promise<boolean> | null = null;
let askedAt = 0;
let next: ReturnType<typeof setTimeout>;
/** True during a probe that was sent because the network changed. Answers to earlier calls then say nothing about the new network. */
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
 * Probes the host, one probe at a time, every 5 s until it answers. `navigator.onLine` is not used because it says nothing about the host and is
 * wrong with a VPN or a captive portal.
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

/** Records that the host answered a call, which ends probing unless the network has changed since. */
export function heardHost(): void {
  if (!hasChanged) settle(true);
}

/**
 * Restarts the probe, because an open one was sent over the old network. Probes once more later, because devices report a change before it takes
 * effect.
 */
function askAfterChange(): void {
  asking = null;
  askHost();
  hasChanged = true;
  setTimeout(askHost, SILENCE_MS);
}

/** Time in ms since the host has been probed without an answer; 0 if none is open. */
export const silentFor = (): number => (asking ? performance.now() - askedAt : 0);

export const isReachable = (): boolean => reachable;

/**
 * Resolves at the host's next answer, however late.
 * @returns true if it answered at once
 */
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

/** Probes the host now and whenever the device's network changes. */
export function watchReachability(): void {
  for (const sign of ['online', 'offline']) addEventListener(sign, askAfterChange);
  askHost();
}

/** Returns the reachability of the host, live; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(onReachability, isReachable, () => true);
}

/**
 * Calls the listener when the host's reachability changes.
 * @returns the unsubscribe function
 */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

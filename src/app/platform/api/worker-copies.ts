import { LIVE_MS } from '../offline/patience.ts';
import { askHost, heardHost } from '../offline/reachability.ts';
import { refresh } from '../offline/refresh.ts';
import { postToWorker } from '../pwa/updates.ts';
import type { WorkerMessage } from '#sw/messages.ts';

/** Asks the service worker to repeat a call and cache its response, for calls made on a first visit before there was a worker. */
export function cacheForOffline(url: string): void {
  const container = globalThis.navigator?.serviceWorker;
  if (container && !container.controller) void postToWorker({ type: 'WARM', urls: [url] });
}

/** Addresses that the service worker answered with an old copy and is now comparing with the host's answer. */
const copies = new Set<string>();

/** Returns when the host gave an answer, in ms since the epoch. For a copy of the service worker this is in the past. */
export function answeredAt({ headers }: Response, url: string): number {
  const now = Date.now();
  const age = headers.get('age');
  if (typeof document === 'undefined') return now;
  if (age === null) {
    heardHost();
    return now;
  }
  askHost();
  if (Number(age) * 1000 > LIVE_MS) copies.add(url);
  return now - Number(age) * 1000;
}

globalThis.navigator?.serviceWorker?.addEventListener('message', ({ data }) => {
  const message = data as WorkerMessage;
  if (message.type === 'UPDATED' && copies.delete(message.url)) refresh();
});

/** Returns the worker's copy of the answer at an address, or undefined if it has none or cannot be asked. */
export async function copyAt(url: string): Promise<Response | undefined> {
  return globalThis.caches?.match(url, { ignoreVary: true }).catch(() => undefined);
}

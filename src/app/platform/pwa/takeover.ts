import type { PageMessage } from '#sw/messages.ts';
import { postToWorker } from './updates.ts';

const ASK_AGAIN_MS = 2_000;
const QUIET_MS = 1_000;
const PATIENCE_MS = 20_000;

/**
 * Makes an installed or installing service worker replace the current one. Browsers allow it only while the old worker is idle, so it ends its
 * fetches first and is asked again if that was missed. Chromium stops the old worker, and a request from the page would restart it, so there is a
 * second between the two messages.
 * @returns once it has taken over, was itself replaced, or 20 seconds have passed
 */
export function takenOverBy(next: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const ask = () => {
      if (next.state !== 'installed') return;
      void postToWorker({ type: 'GIVE_WAY' });
      setTimeout(() => next.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage), QUIET_MS);
    };
    const again = setInterval(ask, ASK_AGAIN_MS);
    const end = () => {
      clearInterval(again);
      resolve();
    };
    setTimeout(end, PATIENCE_MS);
    next.addEventListener('statechange', () => {
      ask();
      if (next.state === 'activated' || next.state === 'redundant') end();
    });
    ask();
  });
}

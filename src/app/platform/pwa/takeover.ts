import type { PageMessage } from '#sw/messages.ts';
import { postToWorker } from './updates.ts';

const ASK_AGAIN_MS = 2_000;
const QUIET_MS = 1_000;
const PATIENCE_MS = 20_000;

/**
 * Has a worker that is installed, or about to be, take over from the one of this page. Browsers let it only while the old one has nothing
 * to do: that one ends its fetches first, and is asked again if that moment was missed. Chromium stops the old one for it, and what a page
 * asks of it just then starts it anew, with the new one waiting on: hence a second between the two messages.
 * @returns once it has taken over, has been replaced itself, or has not come in 20 seconds
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

import { FALLBACK_AFTER_MS, WORKER_MS } from '../offline/patience.ts';
import { askHost, isReachable, onReachability } from '../offline/reachability.ts';
import { copyAt } from './worker-copies.ts';

/** Time in ms without an answer after which a probe checks that the host is reachable. */
const ASK_AFTER_MS = 3 * FALLBACK_AFTER_MS;

/**
 * Waits for an answer while the host is reachable, and only briefly if it is known to be unreachable, so that a screen with several reads does not
 * wait for each. Reads can be repeated; a change that is given up may or may not have been made. `copied` is an address whose copy the service worker
 * may still deliver.
 * @throws once the host counts as unreachable
 */
export function whileReachable<T>(answer: Promise<T>, copied?: string): Promise<T> {
  if (typeof document === 'undefined') return answer;
  let isOver = false;
  let stop = () => {};
  let timers: ReturnType<typeof setTimeout>[] = [];
  const lost = new Promise<never>((_, reject) => {
    const giveUp = () => isReachable() || reject(new Error('The host is out of reach'));
    const beginToGiveUp = () => {
      giveUp();
      stop = onReachability(giveUp);
    };
    const least = isReachable() ? ASK_AFTER_MS : FALLBACK_AFTER_MS;
    const look = async () => {
      const hasCopy = copied && (await copyAt(copied));
      if (isOver) return;
      if (hasCopy) timers.push(setTimeout(beginToGiveUp, WORKER_MS - least));
      else beginToGiveUp();
    };
    timers = [setTimeout(askHost, ASK_AFTER_MS), setTimeout(() => void look(), least)];
  });
  return Promise.race([answer, lost]).finally(() => {
    isOver = true;
    stop();
    timers.forEach(clearTimeout);
  });
}

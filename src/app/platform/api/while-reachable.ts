import { FALLBACK_AFTER_MS, WORKER_MS } from '../offline/patience.ts';
import { askHost, isReachable, onReachability } from '../offline/reachability.ts';

/** After this long without an answer the host is asked if it answers at all; ms. */
const ASK_AFTER_MS = 3 * FALLBACK_AFTER_MS;

/**
 * Waits for an answer for as long as the host is in reach: reading again is free, while of a change nobody knows then if it was made. A host
 * that is known to be out of reach is waited for no longer than at first, or a screen that reads one thing after another would wait for each.
 * `copied` is an address that the worker may answer late with its copy. @throws after that, once the host counts as out of reach
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
      const hasCopy =
        copied && (await globalThis.caches?.match(copied, { ignoreVary: true }).catch(() => null));
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

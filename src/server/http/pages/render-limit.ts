import type { Clock } from '#server/ports/clock.ts';

/** Pages that one network may have rendered at once, and the ms until one of them stops counting. */
const BURST = 10;
const INTERVAL_MS = 2000;
const MAX_NETWORKS = 20_000;

/**
 * Limits the rendering of uncached pages per network (generic cell rate algorithm): 10 at once, then one every 2 s. The count is per process, because
 * rendering uses the time of this process.
 * @returns true if the network may have another page rendered; that page then counts
 */
export function limitRenders(clock: Clock): (network: string) => boolean {
  /** The instant at which each network regains its full burst, in ms since the epoch. */
  const restored = new Map<string, number>();
  return (network) => {
    const now = clock.now();
    const next = Math.max(restored.get(network) ?? 0, now) + INTERVAL_MS;
    if (next - now > BURST * INTERVAL_MS) return false;
    restored.delete(network);
    restored.set(network, next);
    if (restored.size > MAX_NETWORKS) restored.delete(restored.keys().next().value ?? network);
    return true;
  };
}

/** Addresses with a query that one network may request at once, the ms until one stops counting, and the longest wait in ms. */
const QUERIES_AT_ONCE = 40;
const QUERY_INTERVAL_MS = 50;
const LONGEST_WAIT_MS = 2000;

/**
 * Paces requests with a query per network: 40 at once, then 20 a second, because such addresses are endless and each takes time even if its page is
 * cached. Faster callers wait, so that a log-in at the same time does not.
 * @returns ms to delay the network's next such answer
 */
export function paceQueries(now: () => number = () => performance.now()): (network: string) => number {
  /** The instant at which each network regains its full burst, in ms. */
  const restored = new Map<string, number>();
  return (network) => {
    const at = now();
    const next = Math.max(restored.get(network) ?? 0, at) + QUERY_INTERVAL_MS;
    const wait = Math.max(0, next - at - QUERIES_AT_ONCE * QUERY_INTERVAL_MS);
    restored.delete(network);
    // Nobody pays for what was held back at the longest: that many are waiting already.
    restored.set(network, wait > LONGEST_WAIT_MS ? next - QUERY_INTERVAL_MS : next);
    if (restored.size > MAX_NETWORKS) restored.delete(restored.keys().next().value ?? network);
    return Math.min(wait, LONGEST_WAIT_MS);
  };
}

/** The share of this process's time that rendering may take in the long run, and the ms it may take at once. */
const SHARE = 0.2;
const AT_ONCE_MS = 500;

const MOST_BESIDE_ONE_ANOTHER = 2;

export type RenderShare = {
  exhausted(): boolean;
  spend<T>(render: () => Promise<T>): Promise<T>;
};

/** Limits the time spent on rendering over all callers: half a second at once, then a fifth of all time. */
export function renderShare(now: () => number = () => performance.now()): RenderShare {
  let running = 0;
  /** The instant in ms at which all used time is made up for. */
  let settled = 0;
  return {
    exhausted: () => running >= MOST_BESIDE_ONE_ANOTHER || settled - now() > AT_ONCE_MS / SHARE,
    spend: async (render) => {
      const begun = now();
      running += 1;
      try {
        return await render();
      } finally {
        running -= 1;
        settled = Math.max(settled, begun) + (now() - begun) / SHARE;
      }
    },
  };
}

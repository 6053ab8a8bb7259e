import type { Clock } from '#server/ports/clock.ts';

/** Pages that one network may have rendered at once, and the time until one of them counts no more. */
const BURST = 10;
const INTERVAL_MS = 2000;
const MAX_NETWORKS = 20_000;

/**
 * Limits the rendering of pages that are not cached, by network (generic cell rate algorithm): 10 at once, then one every 2 s. Counted in
 * this process alone, as it is this process's time that they take.
 * @returns true where the network may have another page rendered, which then counts.
 */
export function limitRenders(clock: Clock): (network: string) => boolean {
  /** When each network will have all of its burst again; milliseconds since the epoch. */
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

/** Addresses with a query that one network may ask for at once, the time until one counts no more, and the longest wait, ms. */
const QUERIES_AT_ONCE = 40;
const QUERY_INTERVAL_MS = 50;
const LONGEST_WAIT_MS = 2000;

/**
 * Paces addresses with a query by network: 40 at once, then 20 a second, as there are endlessly many of them and each takes this process's
 * time even where its page is cached. Whoever asks faster waits, so that a log-in beside them does not.
 * @returns how long the network's next such answer is to be held back, ms
 */
export function paceQueries(now: () => number = () => performance.now()): (network: string) => number {
  /** When each network will have all of its burst again, ms. */
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

/** The part of this process's time that rendering may take for long, and how much of it at once, ms. */
const SHARE = 0.2;
const AT_ONCE_MS = 500;

const MOST_BESIDE_ONE_ANOTHER = 2;

export type RenderShare = {
  /** Rendering has had its share of the process's time for now, or is at it. */
  exhausted(): boolean;
  spend<T>(render: () => Promise<T>): Promise<T>;
};

/** Counts the time that rendering takes, wherever it is asked for from: half a second at once, then a fifth of all. */
export function renderShare(now: () => number = () => performance.now()): RenderShare {
  let running = 0;
  /** When the share will have made up for all that was taken, ms. */
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

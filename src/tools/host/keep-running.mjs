import { setTimeout as after } from 'node:timers/promises';

/** Run time in milliseconds after which a program counts as healthy; if it dies later, the restart pauses begin with the shortest again. */
const WELL_MS = 60_000;
const [SHORTEST_MS, LONGEST_MS] = [1_000, 30_000];

/**
 * Runs a program, and again whenever it dies: after 1, 2, 4 … seconds, at most 30. One that ends before it has served for the first time says
 * what is wrong, and one that ends by itself with 0, or after `stop`, is done.
 * @param {() => import('node:child_process').ChildProcess} start a process with an IPC channel, which sends `serving` once it does
 * @param {{ pause?: (ms: number) => Promise<unknown>, log?: (line: string) => void }} [means]
 * @returns {{ ended: Promise<number>, stop: (signal: NodeJS.Signals) => void }} `ended` is the code to exit with
 */
export function keepRunning(start, { pause = after, log = console.error } = {}) {
  let isStopping = false;
  let hasServed = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  /** @type {() => void} */
  let stopped = () => {};
  const stopping = /** @type {Promise<void>} */ (new Promise((resolve) => (stopped = resolve)));

  const once = () =>
    /** @type {Promise<{ code: number | null, signal: string | null }>} */ (
      new Promise((resolve) => {
        running = start();
        running.on('message', (message) => {
          if (message === 'serving') hasServed = true;
        });
        running.once('error', () => resolve({ code: 1, signal: null }));
        running.once('exit', (code, signal) => resolve({ code, signal }));
      })
    );
  const run = async () => {
    let ms = SHORTEST_MS;
    for (;;) {
      const began = performance.now();
      const { code, signal } = await once();
      if (isStopping || code === 0 || !hasServed) return code ?? (isStopping ? 0 : 1);
      if (performance.now() - began >= WELL_MS) ms = SHORTEST_MS;
      log(`The host ended (${signal ?? code}) and starts again in ${ms / 1000} s.`);
      await Promise.race([pause(ms), stopping]);
      if (isStopping) return 0;
      ms = Math.min(2 * ms, LONGEST_MS);
    }
  };
  return {
    ended: run(),
    stop: (signal) => {
      isStopping = true;
      stopped();
      running?.kill(signal);
    },
  };
}

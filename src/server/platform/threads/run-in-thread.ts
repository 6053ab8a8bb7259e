import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A program for its own thread, which is stopped if it exceeds its time or memory. */
export type ThreadProgram = {
  name: string;
  /** The file beside the production bundle (`src/tools/build/build.mjs`). */
  bundled: string;
  source: URL;
  patienceMs: number;
  memoryMb: number;
};

export class ThreadTooSlow extends Error {}

/**
 * Runs a program once with `workerData.input` and resolves with the message that it posts.
 * @throws ThreadTooSlow, or Error if the program ended without a message
 */
export function runInThread<Result>(
  { name, bundled, source, patienceMs, memoryMb }: ThreadProgram,
  input: unknown,
): Promise<Result> {
  const file = new URL(`./${bundled}`, import.meta.url);
  const isBundled = existsSync(fileURLToPath(file));
  const worker = new Worker(isBundled ? file : new URL('./worker-from-source.mjs', import.meta.url), {
    workerData: { source: source.href, input },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    name,
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Result>((resolve, reject) => {
    timer = setTimeout(() => reject(new ThreadTooSlow(name)), patienceMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ParseOptions, Parsed } from './parse-calendar.ts';

/** The thread's program: `calendar-worker.js` beside the production bundle, else the source beside this one. */
function program(): URL {
  const bundled = new URL('./calendar-worker.js', import.meta.url);
  return existsSync(fileURLToPath(bundled)) ? bundled : new URL('./worker-from-source.mjs', import.meta.url);
}

/** Many times the time that a calendar of 2 MiB takes. */
const PATIENCE_MS = 15_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Parses a calendar in a thread of its own, which is stopped where it takes too long or too much: a rule of recurrence that never comes true
 * has libraries search for ever.
 */
export function parseInThread(text: string, options: ParseOptions): Promise<Parsed> {
  return new Promise((resolve) => {
    const worker = new Worker(program(), {
      workerData: { text, options },
      execArgv: [],
      resourceLimits,
      name: 'calendar parser',
    });
    const end = (parsed: Parsed) => {
      clearTimeout(timer);
      resolve(parsed);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ failure: 'too_slow' }), PATIENCE_MS);
    worker.once('message', (parsed: Parsed) => end(parsed));
    worker.once('error', () => end({ failure: 'not_a_calendar' }));
    worker.once('exit', () => end({ failure: 'not_a_calendar' }));
  });
}

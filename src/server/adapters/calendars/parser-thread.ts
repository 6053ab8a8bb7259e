import { runInThread, ThreadTooSlow, type ThreadProgram } from '#server/platform/threads/run-in-thread.ts';
import type { ParseOptions, Parsed } from './parse-calendar.ts';

/** The time limit is many times what a calendar of 2 MiB takes. */
const program: ThreadProgram = {
  name: 'calendar parser',
  bundled: 'calendar-worker.js',
  source: new URL('./worker.ts', import.meta.url),
  patienceMs: 15_000,
  memoryMb: 256,
};

/** Parses a calendar in a thread of its own, because a recurrence rule that never matches makes libraries search forever. */
export function parseInThread(text: string, options: ParseOptions): Promise<Parsed> {
  return runInThread<Parsed>(program, { text, options }).catch((error: unknown) => ({
    failure: error instanceof ThreadTooSlow ? 'too_slow' : 'not_a_calendar',
  }));
}

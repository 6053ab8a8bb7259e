import { refuse } from '#server/http/api/errors.ts';
import { runInThread, type ThreadProgram } from '#server/platform/threads/run-in-thread.ts';
import { MAX_CATALOGUE_ROWS } from '#contract/admin/catalogue.ts';
import type { Known, Parsed, Unreadable } from './parse.ts';

/** The time limit is many times what the largest file with the most rows takes. */
const program: ThreadProgram = {
  name: 'catalogue parser',
  bundled: 'catalogue-worker.js',
  source: new URL('./worker.ts', import.meta.url),
  patienceMs: 20_000,
  memoryMb: 512,
};

/**
 * Parses a catalog file in a separate thread, so that no file blocks other requests.
 * @throws Refusal `catalogue_unreadable`, `catalogue_format`, `catalogue_too_long`
 */
export async function parseInThread(bytes: Uint8Array, known: Known): Promise<Parsed> {
  const parsed = await runInThread<Parsed | Unreadable>(program, { bytes, known }).catch(() =>
    refuse('catalogue_unreadable'),
  );
  return 'unreadable' in parsed ? refuse(parsed.unreadable, { rows: MAX_CATALOGUE_ROWS }) : parsed;
}

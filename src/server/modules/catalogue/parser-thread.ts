import { refuse } from '#server/http/api/errors.ts';
import { runInThread, type ThreadProgram } from '#server/platform/threads/run-in-thread.ts';
import { MAX_CATALOGUE_ROWS } from '#contract/admin/catalogue.ts';
import type { Known, Parsed, Unreadable } from './parse.ts';

/** The patience is many times the time that a file of the largest size and the most rows takes. */
const program: ThreadProgram = {
  name: 'catalogue parser',
  bundled: 'catalogue-worker.js',
  source: new URL('./worker.ts', import.meta.url),
  patienceMs: 20_000,
  memoryMb: 512,
};

/**
 * Parses a file of the catalogue in a thread of its own, so that no file keeps others from being answered.
 * @throws Refusal `catalogue_unreadable`, `catalogue_format`, `catalogue_too_long`
 */
export async function parseInThread(bytes: Uint8Array, known: Known): Promise<Parsed> {
  const parsed = await runInThread<Parsed | Unreadable>(program, { bytes, known }).catch(() =>
    refuse('catalogue_unreadable'),
  );
  return 'unreadable' in parsed ? refuse(parsed.unreadable, { rows: MAX_CATALOGUE_ROWS }) : parsed;
}

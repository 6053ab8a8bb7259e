import { NetworkError } from '../api/call-errors.ts';
import { FALLBACK_AFTER_MS } from './patience.ts';
import { isReachable } from './reachability.ts';
import { refresh } from './refresh.ts';

/** For so long an answer that came after the copy waits for the screen to read it; ms. */
const REVALIDATED_MS = 5_000;

/** Answers that came after the copy was shown; each serves the next read of its key. */
const revalidated = new Map<string, Promise<unknown>>();
/** The number of the last read of each key: an answer to an earlier one is of no use any more. */
const reads = new Map<string, number>();
let count = 0;
/** The host was slower than the wait, and has not answered since: the next reads of a screen do not wait again. */
let isSlow = false;

/**
 * Reads from the host, and takes the device's copy where the host cannot be reached or lets one wait longer than `wait` ms. Its answer then
 * has the screen loaded again, and is what this returns that time. `key` names what is read, and whose it is.
 * @throws whatever `read` throws where there is no copy; a refusal in any case
 */
export async function withCacheFallback<T>(
  key: string,
  read: () => Promise<T>,
  copyOf: () => Promise<T | null>,
  wait = FALLBACK_AFTER_MS,
): Promise<T> {
  const arrived = revalidated.get(key) as Promise<T> | undefined;
  revalidated.delete(key);
  if (arrived) return arrived;
  const answer = read();
  const isPage = typeof document !== 'undefined';
  const number = (count += 1);
  if (isPage) reads.set(key, number);
  const patience = isReachable() && !isSlow ? wait : 0;
  const first = await Promise.race([settled(answer), ...(isPage ? [after(patience)] : [])]);
  if (first === 'answered') return answer;
  // A copy that lies nowhere may take as long as the answer itself.
  const copy = await Promise.race([
    copyOf(),
    answer.then(
      () => null,
      () => copyOf(),
    ),
  ]);
  if (copy === null) return answer;
  if (first === 'slow') {
    isSlow = true;
    void settled(answer).then((how) => how === 'answered' && arrive(key, number, answer));
  }
  return copy;
}

/** Drops every answer that is held or still to come: they may be a member's own, who has logged out. */
export function dropReads(): void {
  revalidated.clear();
  reads.clear();
}

function arrive(key: string, number: number, answer: Promise<unknown>): void {
  isSlow = false;
  if (reads.get(key) !== number) return;
  revalidated.set(key, answer);
  setTimeout(() => revalidated.get(key) === answer && revalidated.delete(key), REVALIDATED_MS);
  refresh();
}

/** `answered` for an answer, a refusal too; `lost` where the host could not be reached. */
function settled(answer: Promise<unknown>): Promise<'answered' | 'lost'> {
  return answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof NetworkError ? 'lost' : 'answered'),
  );
}

const after = (ms: number) => new Promise<'slow'>((resolve) => setTimeout(resolve, ms, 'slow'));

import { ApiError, NetworkError } from '../api/call-errors.ts';
import { CALL_MS, COPY_MS, FALLBACK_AFTER_MS } from './patience.ts';
import { isReachable, silentFor } from './reachability.ts';
import { refresh } from './refresh.ts';

/** Time in ms for which a late answer serves the screen's reads, and for which a read under way is shared by equal reads. */
const REVALIDATED_MS = 5_000;

const arrived = new Map<string, Promise<unknown>>();
const underWay = new Map<string, Promise<unknown>>();
/** Number of reads that show a copy while waiting for the host. */
let awaited = 0;
/** True after the host exceeded the wait and until it answers. Further reads of a screen then do not wait again. */
let isSlow = false;
let dropped = 0;
let ending: ReturnType<typeof setTimeout>;

/**
 * Reads from the host, and returns the device's copy if the host is unreachable, failing (RFC 9110, 5xx; 429) or slower than `wait` ms. A late answer
 * reloads the screen and is returned for the next seconds unless something changes. `key` names the data and its owner. A caller that waits a call's
 * full time gets a copy only if the host is unreachable.
 * @throws the error of `read` if there is no copy, and a refusal in any case
 */
export async function withCacheFallback<T>(
  key: string,
  read: () => Promise<T>,
  copyOf: () => Promise<T | null>,
  wait = FALLBACK_AFTER_MS,
): Promise<T> {
  const isPage = typeof document !== 'undefined';
  const known = arrived.get(key) ?? underWay.get(key);
  const answer = (known as Promise<T> | undefined) ?? read();
  if (isPage && !known) follow(key, answer);
  const before = dropped;
  let found: Promise<T | null> | undefined;
  const copied = () => (found ??= copyOf().catch(() => null));
  const asked = wait < CALL_MS ? Math.max(silentFor(), isSlow ? wait : 0) : 0;
  const left = isReachable() ? wait - asked : 0;
  // The copy is there when the wait is over, and none is looked for where the host answers at once.
  const looking = isPage ? setTimeout(() => void copied(), left - COPY_MS) : undefined;
  const first = await Promise.race([settled(answer), ...(isPage ? [after(left)] : [])]);
  clearTimeout(looking);
  if (first === 'answered') return answer;
  // A copy that lies nowhere may take as long as the answer itself.
  const copy = await Promise.race([copied(), answer.then(() => null, copied)]);
  if (copy === null) return answer;
  if (first === 'slow') {
    isSlow = true;
    awaited += 1;
    void settled(answer).then((how) => {
      awaited -= 1;
      if (how === 'answered') arrive(key, answer, before === dropped);
    });
  }
  return copy;
}

/** Drops all held and pending answers, because a change or a log-out made them invalid. */
export function dropReads(): void {
  dropped += 1;
  arrived.clear();
  underWay.clear();
}

function follow(key: string, answer: Promise<unknown>): void {
  underWay.set(key, answer);
  const end = () => underWay.get(key) === answer && underWay.delete(key);
  setTimeout(end, REVALIDATED_MS);
  void settled(answer).then(end);
}

/** Reloads the screen with this answer if it is still valid. Two loads of the screen may have waited for it. */
function arrive(key: string, answer: Promise<unknown>, holds: boolean): void {
  isSlow = false;
  if (arrived.get(key) === answer) return;
  if (holds) arrived.set(key, answer);
  endLater();
  refresh();
}

function endLater(): void {
  clearTimeout(ending);
  ending = setTimeout(() => (awaited > 0 ? endLater() : arrived.clear()), REVALIDATED_MS);
}

/** Returns `answered` for an answer or a refusal, and `lost` if the host is unreachable, failing or rate-limiting. */
function settled(answer: Promise<unknown>): Promise<'answered' | 'lost'> {
  return answer.then(
    () => 'answered',
    (error: unknown) => {
      const isTrouble = error instanceof ApiError && (error.status >= 500 || error.status === 429);
      return isTrouble || error instanceof NetworkError ? 'lost' : 'answered';
    },
  );
}

const after = (ms: number) => new Promise<'slow'>((resolve) => setTimeout(resolve, ms, 'slow'));

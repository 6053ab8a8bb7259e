import { ApiError, NetworkError } from '../api/call-errors.ts';
import { CALL_MS, COPY_MS, FALLBACK_AFTER_MS } from './patience.ts';
import { isReachable, silentFor } from './reachability.ts';
import { refresh } from './refresh.ts';

/** For so long an answer that came after the copy serves the screen's reads, and a read under way all that ask for the same; ms. */
const REVALIDATED_MS = 5_000;

/** Answers that came after the copy was shown. A screen has several, one after the other: it is whole once all of them are here. */
const arrived = new Map<string, Promise<unknown>>();
/** Reads that are under way and began a moment ago. */
const underWay = new Map<string, Promise<unknown>>();
/** Reads whose copy is shown until they are answered. */
let awaited = 0;
/** The host was slower than the wait, and has not answered since: the next reads of a screen do not wait again. */
let isSlow = false;
/** Counts the times when everything was dropped. */
let dropped = 0;
let ending: ReturnType<typeof setTimeout>;

/**
 * Reads from the host, and takes the device's copy where the host cannot be reached, is in trouble itself (RFC 9110, 5xx; 429), or lets one
 * wait longer than `wait` ms. Its answer then has the screen loaded again, and is what this returns for the next seconds, unless something
 * is changed. `key` names what is read, and whose it is. Who waits for a call's full time gets a copy only of a host out of reach.
 * @throws whatever `read` throws where there is no copy; a refusal in any case
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

/** Drops every answer that is held or still to come: something was changed, or a member has logged out whose own they may be. */
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

/** Has the screen loaded again, with this answer where it still holds; two loads of the screen may have waited for it. */
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

/** `answered` for an answer, a refusal too; `lost` where the host could not be reached, is in trouble or asks to be left alone for now. */
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

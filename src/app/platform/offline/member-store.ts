import { promisifyRequest, type UseStore } from 'idb-keyval';

const NAME = 'ondol';
const OBJECTS = 'saved';
/** The time after which a database counts as silent, and for how long nothing more is asked of it then. */
const PATIENCE_MS = 1_000;
const SILENCE_MS = 30_000;
/** In so many parts: an answer that came while the page was busy is read between two of them. */
const PATIENCE_PARTS = 4;

let opening: Promise<IDBDatabase> | null = null;
const running = new Set<IDBTransaction>();
let silentAt = -Infinity;

/** The object store of the cache, opened at its first use. */
export const store: UseStore = async (mode, work) => {
  const transaction = (await open()).transaction(OBJECTS, mode);
  running.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => running.delete(transaction));
  return work(transaction.objectStore(OBJECTS));
};

function open(): Promise<IDBDatabase> {
  if (opening) return opening;
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => request.result.createObjectStore(OBJECTS);
  opening = promisifyRequest(request);
  opening.then((database) => (database.onclose = forget), forget);
  return opening;
}

const forget = () => (opening = null);

/**
 * Runs work on the store for at most 1 s: a database may never answer, and nobody's screen waits for it. After that it is left alone for
 * 30 s, or until the answer comes after all. @throws where the device has no room, refuses, or does not answer
 */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  if (performance.now() - silentAt < SILENCE_MS) throw new Error('The database is silent');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const working = work();
  const limit = new Promise<never>((_, reject) => {
    const wait = (parts: number) => {
      timer = setTimeout(() => {
        if (parts > 1) return wait(parts - 1);
        silentAt = performance.now();
        opening = null;
        void working.then(
          () => (silentAt = -Infinity),
          () => undefined,
        );
        reject(new Error('The database does not answer'));
      }, PATIENCE_MS / PATIENCE_PARTS);
    };
    wait(PATIENCE_PARTS);
  });
  return Promise.race([working, limit]).finally(() => clearTimeout(timer));
}

// WebKit suspends the transactions of a page that it keeps for the back gesture, and they hold up every page after it.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return;
  for (const transaction of running) transaction.abort();
  void opening?.then((database) => database.close());
  opening = null;
});

import { promisifyRequest, type UseStore } from 'idb-keyval';

const NAME = 'ondol';
const OBJECTS = 'saved';
/** The time after which a database counts as silent, and for how long nothing more is asked of it then. */
const PATIENCE_MS = 1_000;
const SILENCE_MS = 30_000;

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
 * 30 s. @throws where the device has no room, refuses, or does not answer
 */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  if (performance.now() - silentAt < SILENCE_MS) throw new Error('The database is silent');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      silentAt = performance.now();
      opening = null;
      reject(new Error('The database does not answer'));
    }, PATIENCE_MS);
  });
  return Promise.race([work(), limit]).finally(() => clearTimeout(timer));
}

// WebKit suspends the transactions of a page that it keeps for the back gesture, and they hold up every page after it.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return;
  for (const transaction of running) transaction.abort();
  void opening?.then((database) => database.close());
  opening = null;
});

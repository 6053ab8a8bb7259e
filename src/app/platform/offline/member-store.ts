import { promisifyRequest, type UseStore } from 'idb-keyval';

const NAME = 'ondol';
const OBJECTS = 'saved';
/** Time in ms after which the database counts as unresponsive, and the delay before it is used again. */
const PATIENCE_MS = 1_000;
const SILENCE_MS = 30_000;
/** Number of parts the wait is split into, so that an answer received while the page was busy is handled between two of them. */
const PATIENCE_PARTS = 4;

let opening: Promise<IDBDatabase> | null = null;
const running = new Set<IDBTransaction>();
let silentAt = -Infinity;

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
 * Runs work on the store for at most 1 s, because a database may never answer. After a timeout the store is not used for 30 s, or until the answer
 * arrives.
 * @throws if the device has no room, refuses or does not answer
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

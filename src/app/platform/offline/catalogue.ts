import { storage } from '../browser/storage.ts';

type Photo = { id: string; widths: number[] };
type Houses = { data: { id: string; photos: Photo[] }[] };
type Boards = { data: { id: string; photo?: Photo | null }[] };
type Connection = { saveData?: boolean; effectiveType?: string };

const LIMIT_BYTES = 600 * 1024;
const HOUSES = 60;
const BOARDS = 12;

/** All houses without dates: the list that offline searches run over (`features/houses/search/filter-offline.ts`). */
const CATALOGUE = '/v1/houses?pageSize=100';
const waysTo = (university: string) => `${CATALOGUE}&university=${university}`;
const BOARD_LIST = '/v1/boards?boardType=ALL&page=1&pageSize=24';
const QUESTIONS = '/v1/faqs/groups';

/** Local storage key of the time of the last complete fetch, in ms since the epoch. */
const CACHED_AT = 'catalogueCachedAt';
const FRESH_FOR_MS = 12 * 3_600_000;

/**
 * Caches the offline content of public screens through the service worker: all houses with details, questions and latest boards, then a small photo
 * each and the routes to a `university`, up to a limit. Repeats 12 hours after a complete fetch; skips when saving data or on a slow network. Call on
 * an idle page that has a worker. Yields to a waiting version. Never throws.
 */
export async function cacheCatalogue(university: string | null): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const age = Date.now() - Number(storage.get(CACHED_AT));
  // Log-out clears the caches.
  const isStored = await caches.match(CATALOGUE).catch(() => undefined);
  const isFresh = age >= 0 && age < FRESH_FOR_MS && isStored;
  const ways = university && waysTo(university);
  // The university may have been chosen since.
  const hasWays = !ways || (isFresh && (await caches.match(ways).catch(() => undefined)));
  if (isFresh && hasWays) return;
  let left = LIMIT_BYTES;
  const take = async <T>(url: string): Promise<T | undefined> => {
    if (left <= 0) return undefined;
    // Browsers replace a worker only when it has nothing to do.
    if (registration?.waiting) throw new Error('A new version waits');
    const response = await fetch(url);
    const body = await response.arrayBuffer();
    left -= Number(response.headers.get('content-length')) || body.byteLength;
    return response.ok && !url.startsWith('/photos') ? parsed<T>(body) : undefined;
  };
  try {
    if (ways) await take(ways);
    if (isFresh) return;
    const houses = ((await take<Houses>(CATALOGUE))?.data ?? []).slice(0, HOUSES);
    await take(QUESTIONS);
    const boards = ((await take<Boards>(BOARD_LIST))?.data ?? []).slice(0, BOARDS);
    for (const { id } of houses) await take(`/v1/houses/${id}`);
    for (const { id } of boards) await take(`/v1/boards/${id}`);
    for (const photo of [...houses.map(({ photos }) => photos[0]), ...boards.map((board) => board.photo)])
      if (photo?.widths[0]) await take(`/photos/${photo.id}-${photo.widths[0]}.avif`);
    storage.set(CACHED_AT, `${Date.now()}`);
  } catch {
    // The next visit goes on with it.
  }
}

export function savesData(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return Boolean(connection.saveData) || /2g/.test(connection.effectiveType ?? '');
}

function parsed<T>(body: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(body)) as T;
}

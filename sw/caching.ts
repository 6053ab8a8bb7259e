import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { asAsked, hasType, isFile } from './as-asked.ts';
import { ASSETS, PAGES } from './cache-names.ts';
import { ends } from './ending.ts';
import { publicAndReceived } from './public-and-received.ts';
import { standIn } from './stand-in.ts';
import { tellPages } from './tell-pages.ts';

const DAY = 86_400;

const complete = new CacheableResponsePlugin({ statuses: [200] });
const expiration = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  });

/** Houses, FAQ, hosts, testimonials: served from the cache at once and revalidated in the background. */
export const catalogue = new StaleWhileRevalidate({
  cacheName: 'catalogue',
  plugins: [ends, asAsked, complete, publicAndReceived, tellPages, expiration(150, 30)],
});

/** Boards of the community: from the network, after three seconds from the cache. */
export const boards = new NetworkFirst({
  cacheName: 'boards',
  networkTimeoutSeconds: 3,
  plugins: [ends, asAsked, complete, publicAndReceived, tellPages, expiration(80, 30)],
});

/** Ignores the query `?again`, with which pages request a photo again after a stand-in; under the same address browsers would reuse the stand-in. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url.replace(/\?.*/, ''),
};

/** Photos never change under their address. If one is not available, another size of it or its blurred likeness takes its place. */
export const photos = new CacheFirst({
  cacheName: 'photos',
  plugins: [
    ends,
    asAsked,
    complete,
    withoutQuery,
    expiration(120, 30),
    { handlerDidError: ({ request }) => standIn(request) },
  ],
});

export const assets = new CacheFirst({ cacheName: ASSETS, plugins: [asAsked, complete, expiration(80, 30)] });

const runtimeCaches = ['catalogue', 'boards', 'photos', ASSETS, PAGES];

/** Deletes every response that was cached while somebody was logged in; runs at log-out. */
export async function clearRuntimeCaches(): Promise<void> {
  await Promise.all(runtimeCaches.map((name) => caches.delete(name)));
}

export async function deleteOutdatedCaches(): Promise<void> {
  const outdated = (name: string) => !name.startsWith('workbox-') && !runtimeCaches.includes(name);
  await Promise.all((await caches.keys()).filter(outdated).map((name) => caches.delete(name)));
}

/** Deletes answers that an earlier version of the worker wrongly cached as ours: those of another type, and files with other content. */
export async function deleteForeignAnswers(): Promise<void> {
  for (const name of ['catalogue', 'boards', 'photos', ASSETS]) {
    const cache = await caches.open(name);
    const isOurs = name === ASSETS ? isFile : hasType;
    for (const request of await cache.keys()) {
      const cached = await cache.match(request, { ignoreVary: true });
      if (cached && !(await isOurs(request.url, cached))) await cache.delete(request, { ignoreVary: true });
    }
  }
}

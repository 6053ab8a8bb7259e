import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

const DAY = 86_400;

/** Answers that the host marks as someone's own are never kept, whatever the route says. */
const publicOnly = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(/no-store|private/.test(response.headers.get('cache-control') ?? '') ? null : response),
};
const complete = new CacheableResponsePlugin({ statuses: [200] });
const keep = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  });

/** Homes, questions, testimonials: shown at once as they were, brought up to date behind that. */
export const catalogue = new StaleWhileRevalidate({
  cacheName: 'catalogue',
  plugins: [publicOnly, complete, keep(150, 30)],
});

/** The lounge's stories: news first, after three seconds the last copy. */
export const stories = new NetworkFirst({
  cacheName: 'stories',
  networkTimeoutSeconds: 3,
  plugins: [publicOnly, complete, keep(80, 30)],
});

/** Photographs do not change under their address. */
export const photos = new CacheFirst({ cacheName: 'photos', plugins: [complete, keep(120, 30)] });

/** Fonts beyond the first subsets, and chunks that few people need: kept once used. */
export const used = new CacheFirst({ cacheName: 'used', plugins: [complete, keep(80, 30)] });

export const runtimeCaches = ['catalogue', 'stories', 'photos', 'used'];
